import { html, raw, type SafeHtml } from '../../../../src/server/html.ts';

/*
 * Styles are inline, since some clients drop a style sheet. The sheet holds only the dark theme, which cannot be
 * inline. A table centres the content in clients that support no other method.
 */
const font = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const style = {
  body: 'margin: 0; padding: 0; background: #f6f1ea; color: #1b1720',
  frame: `padding: 24px 12px; ${font}; font-size: 17px; line-height: 1.55`,
  sheet: 'max-width: 560px; background: #fffdf9; border-radius: 12px',
  inner: 'padding: 32px 28px; text-align: left',
  mark: 'margin: 0 0 24px; font-size: 22px; font-weight: 800; letter-spacing: -0.02em; color: #b82d08',
  title: 'margin: 0 0 16px; font-size: 26px; line-height: 1.2; font-weight: 700; letter-spacing: -0.01em',
  paragraph: 'margin: 0 0 16px',
  row: 'margin: 0 0 6px',
  quote:
    'margin: 20px 0; padding: 0 0 0 16px; border-left: 3px solid #b82d08; white-space: pre-wrap; overflow-wrap: anywhere',
  call: 'margin: 28px 0',
  button:
    'display: inline-block; padding: 14px 26px; background: #b82d08; color: #ffffff; font-weight: 700; text-decoration: none; border-radius: 8px',
  small: 'margin: 0 0 12px; font-size: 15px; color: #5f5765',
  link: 'color: #b82d08; word-break: break-all',
  rule: 'margin: 28px 0 20px; border: 0; border-top: 1px solid #ddd5cc',
};
/** Style sheet, which must not be escaped. */
const darkDress = raw(`:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #17131c !important; color: #f4f0ec !important; }
  .sheet { background: #211b28 !important; color: #f4f0ec !important; }
  .mark, .link { color: #ff9466 !important; }
  .button { background: #ff9466 !important; color: #24110a !important; }
  .small { color: #b8aebd !important; }
  .rule { border-top-color: #3a3244 !important; }
}`);

/** Wraps the html of a mail in a complete document. */
export function mailDocument(subject: string, content: SafeHtml): SafeHtml {
  return html`<!doctype html>
<html lang="ca" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkDress}</style>
</head>
<body class="page" style="${style.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="${style.frame}">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.sheet}">
<tr><td style="${style.inner}">
<p class="mark" style="${style.mark}">apunt</p>
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
