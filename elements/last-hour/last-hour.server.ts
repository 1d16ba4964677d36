import { safeUrl } from '../../src/content/safe-url.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './last-hour.element.ts';

export interface LastHourData {
  title: string;
  text: string;
  href?: string | undefined;
}

/** Renders `<ap-last-hour>` with its line, complete without script. */
export function lastHourTag({ title, text, href }: LastHourData): SafeHtml {
  const address = safeUrl(href);
  const words = html`${title ? html`<strong>${title}</strong> ` : ''}${text ? html`<span>${text}</span>` : ''}`;
  const line = address === undefined ? words : html`<a href="${address}">${words}</a>`;
  return tag(contract, {}, html`<p class="ap-server-note">${line}</p>`);
}

export const sample: LastHourData = {
  title: 'Torna el tren de la ribera',
  text: 'Dotze anys després de l’última parada.',
  href: '/noticies/torna-el-tren-de-la-ribera',
};
