import { html } from '../../../src/server/html.ts';
import type { PastedEmbed } from '../content/embeds.ts';

/** Head of framed documents. Their links open a new tab, since they would not work within the frame. */
const head = `<!doctype html><html lang="ca-ES-valencia"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><base target="_blank"><style>:root{color-scheme:light dark}body{margin:0}iframe,img,video{max-width:100%}</style>`;

/** Returns the pasted code unchanged; the content security policy of its page isolates it. */
export function embedDocument({ title, html: pasted }: PastedEmbed): string {
  return `${head}${html`<title>${title}</title>`}${pasted}`;
}

/** Empty page that displays only content passed by the surrounding page (EMB-04). */
export const frameDocument = `${head}<title>Contingut incrustat</title><script>
addEventListener('message', ({ source, origin, data }) => {
  if (parent === window || source !== parent || origin !== location.origin || typeof data?.apEmbed !== 'string') return;
  document.open();
  document.write(${JSON.stringify(head)} + data.apEmbed);
  document.close();
});
</script>`;
