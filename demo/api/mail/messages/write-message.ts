import { fill } from '../../../../src/i18n/texts.ts';
import { html } from '../../../../src/server/html.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';

export interface Recipient {
  /** Undefined when the account has none. */
  name?: string | undefined;
}

interface Details extends Recipient {
  /** What stands in the subject. */
  subject?: Readonly<Record<string, string>>;
  paragraphs: string[];
  /** Where the button leads. */
  url: string;
  /** Shown after the button: how long its link is valid. */
  note?: string;
  /** What to do who has not asked for it, where it is not the text of the kind; and where. */
  notYou?: string;
  notYouUrl?: string;
}

/** Mails have these texts each. */
type Kind = keyof typeof texts extends infer Key ? (Key extends `${infer Name}.why` ? Name : never) : never;

/** A complete mail as text and html. Everything is escaped here, so that texts and names may hold any character. */
export function writeMessage(kind: Kind, details: Details): Message {
  const subject = fill(texts[`${kind}.subject`], details.subject ?? {});
  const parts = {
    ...details,
    title: texts[`${kind}.title`],
    button: texts[`${kind}.button`],
    why: texts[`${kind}.why`],
    notYou: details.notYou ?? texts[`${kind}.not-you`],
  };
  return { subject, text: asText(parts), html: asHtml(subject, parts) };
}

type Parts = Details & Record<'title' | 'button' | 'why' | 'notYou', string>;

/**
 * Somebody who registers with another person's address could put a message in the name,
 * so anything that does not look like a name is omitted.
 */
function hello(name: string | undefined): string {
  const plain = name?.trim() ?? '';
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}’'·. -]{0,39}$/u.test(plain) && !/\.\S/.test(plain);
  return isName ? fill(texts.hello, { name: plain }) : texts['hello-nobody'];
}

function asText({ title, name, paragraphs, button, url, note, why, notYou, notYouUrl }: Parts): string {
  const blocks = [
    title,
    hello(name),
    ...paragraphs,
    `${button}:\n${url}`,
    note,
    notYouUrl === undefined ? notYou : `${notYou}\n${notYouUrl}`,
    texts.signature,
    `-- \n${why}\n${texts['no-answer']}`,
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

/*
 * Styles are inline, since some clients drop a style sheet; the sheet holds only the dark theme, which cannot be inline.
 * A table centres the content in clients that support nothing else.
 */
const font = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const style = {
  body: 'margin: 0; padding: 0; background: #f6f1ea; color: #1b1720',
  frame: `padding: 24px 12px; ${font}; font-size: 17px; line-height: 1.55`,
  sheet: 'max-width: 560px; background: #fffdf9; border-radius: 12px',
  inner: 'padding: 32px 28px; text-align: left',
  mark: 'margin: 0 0 24px; font-size: 22px; font-weight: 800; letter-spacing: -0.02em; color: #b82d08',
  title: 'margin: 0 0 16px; font-size: 26px; line-height: 1.2; font-weight: 700; letter-spacing: -0.01em',
  paragraph: 'margin: 0 0 16px',
  call: 'margin: 28px 0',
  button:
    'display: inline-block; padding: 14px 26px; background: #b82d08; color: #ffffff; font-weight: 700; text-decoration: none; border-radius: 8px',
  small: 'margin: 0 0 12px; font-size: 15px; color: #5f5765',
  link: 'color: #b82d08; word-break: break-all',
  rule: 'margin: 28px 0 20px; border: 0; border-top: 1px solid #ddd5cc',
};
const darkDress = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #17131c !important; color: #f4f0ec !important; }
  .sheet { background: #211b28 !important; color: #f4f0ec !important; }
  .mark, .link { color: #ff9466 !important; }
  .button { background: #ff9466 !important; color: #24110a !important; }
  .small { color: #b8aebd !important; }
  .rule { border-top-color: #3a3244 !important; }
}`;

function asHtml(subject: string, parts: Parts): string {
  const { title, name, paragraphs, button, url, note, why, notYou, notYouUrl } = parts;
  const paragraph = (text: string) => html`<p style="${style.paragraph}">${text}</p>`;
  const small = (text: string) => html`<p class="small" style="${style.small}">${text}</p>`;
  const address = (to: string) =>
    html`<p style="${style.small}"><a class="link" href="${to}" style="${style.link}">${to}</a></p>`;
  return html`<!doctype html>
<html lang="ca" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>!${darkDress}</style>
</head>
<body class="page" style="${style.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="${style.frame}">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.sheet}">
<tr><td style="${style.inner}">
<p class="mark" style="${style.mark}">apunt</p>
<h1 style="${style.title}">${title}</h1>
!${[hello(name), ...paragraphs].map(paragraph)}
<p style="${style.call}"><a class="button" href="${url}" style="${style.button}">${button}</a></p>
!${note === undefined ? '' : paragraph(note)}
!${small(texts['copy-link'])}
!${address(url)}
!${paragraph(notYou)}
!${notYouUrl === undefined ? '' : address(notYouUrl)}
!${paragraph(texts.signature)}
<hr class="rule" style="${style.rule}">
!${small(why)}
!${small(texts['no-answer'])}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
