import { safeUrl } from '../../src/content/safe-url.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './most-read.element.ts';
import { texts } from './most-read.texts.ts';
import { type ListName, listNames } from './most-read.types.ts';

export interface MostReadItem {
  title: string;
  href: string;
}

export interface MostReadData {
  /** Lists, most read first. An empty or missing list has no tab. */
  lists: Partial<Record<ListName, readonly MostReadItem[]>>;
  /** Heading above the lists, as html. The headings of the lists are one level below. */
  heading?: SafeHtml;
  tab?: ListName;
}

function listOf(name: ListName, items: readonly MostReadItem[]): SafeHtml | '' {
  const shown = items.flatMap(({ title, href }) => {
    const address = safeUrl(href);
    return address === undefined ? [] : [html`\n      <li><a href="${address}">${title}</a></li>`];
  });
  if (shown.length === 0) return '';
  return html`
  <div slot="${name}">
    <h3>${texts[`most-read.${name}`]}</h3>
    <ol class="ap-most">${shown}
    </ol>
  </div>`;
}

/** Renders `<ap-most-read>` with its lists in a column (MOST-04); empty if all lists are empty (MOST-03). */
export function mostReadTag({ lists, heading, tab }: MostReadData): SafeHtml | '' {
  const shown = listNames.flatMap((name) => listOf(name, lists[name] ?? []) || []);
  if (shown.length === 0) return '';
  return tag(contract, { tab }, html`${heading && html`\n  ${heading}`}${shown}\n`);
}

const news = [
  { title: 'La collita arriba abans', href: '/noticies/la-collita-de-taronja-arriba-dos-setmanes-abans' },
  { title: 'Torna el tren de la ribera', href: '/noticies/torna-el-tren-de-la-ribera' },
];
const video = [{ title: 'El campanar, de dalt a baix', href: '/videos/el-campanar-de-dalt-a-baix' }];
const audio = [{ title: 'La coral assaja a les fosques', href: '/audios/la-coral-assaja-a-les-fosques' }];

export const sample: MostReadData = {
  heading: html`<h2>El més llegit</h2>`,
  lists: { all: [...news, ...video], news, video, audio },
};
