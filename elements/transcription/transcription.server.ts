import { safeUrl } from '../../src/content/safe-url.ts';
import type { WrittenOf } from '../../src/element/contract.ts';
import { html, joinHtml, raw, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { viewMarkup } from '../../src/server/view-markup.ts';
import { tagTitle } from './tag-title.ts';
import { contract } from './transcription.element.ts';
import { texts } from './transcription.texts.ts';

type Attributes = Omit<WrittenOf<typeof contract>, 'paragraphs' | 'tags'>;

/** Sentence with its times, in seconds. */
export interface TranscriptionSentence {
  /** Html of an editor, which is sanitised (W-04). */
  html: SafeHtml | string;
  start?: number | undefined;
  end?: number | undefined;
}

export interface TranscriptionData extends Attributes, Common {
  /** Lists of sentences. */
  paragraphs: readonly (readonly TranscriptionSentence[])[];
  tags?: readonly { href: string; title?: string }[];
}

/** Links to the dictionary in sanitised html, in which every `<` and `>` of a text is escaped. */
const dictionaryLink = /<a (?=[^<>]*data-dictionary=")/g;

function sentence({ html: text, start, end }: TranscriptionSentence): SafeHtml {
  const safe = String(viewMarkup({ html: String(text) }));
  // only a constant is added to sanitised html
  const said = raw(safe.replace(dictionaryLink, '<a data-ap-press '));
  if (start === undefined) return said;
  return html`<span data-start="${start}"${end === undefined ? '' : html` data-end="${end}"`}>${said}</span>`;
}

/** `<ap-transcription>` with its text, readable without a script (TRANS-01). */
export function transcriptionTag({ paragraphs, tags = [], ...attributes }: TranscriptionData): SafeHtml {
  const text = paragraphs.map((sentences) => html`\n  <p>${joinHtml(sentences.map(sentence), ' ')}</p>`);
  const links = tags.flatMap(({ href, title }) => {
    const safe = safeUrl(href);
    return safe ? html`<a href="${safe}">${tagTitle({ href: safe, ...(title && { title }) })}</a>` : [];
  });
  const about =
    links.length > 0
      ? html`\n  <p class="ap-transcription-tags">${texts['transcription.tags']} ${joinHtml(links, ', ')}</p>`
      : '';
  const content = attributes.collapsed
    ? html`\n  <details><summary>${texts['transcription.title']}</summary>${text}</details>${about}`
    : [text, about];
  return tag(contract, attributes, html`${content}\n`);
}

/** Link from a word to the dictionary (TRANS-03). */
export const dictionaryWord = (word: string, term: string, href: string): SafeHtml =>
  html`<a href="${href}" data-dictionary="${term}">${word}</a>`;

export const sample: TranscriptionData = {
  paragraphs: [
    [
      { html: html`Benvingudes i benvinguts al diccionari de la pluja.`, start: 2, end: 5.5 },
      {
        html: html`Un ${dictionaryWord('ruixat', 'ruixat', '/apunts/diccionari/ruixat')} és una pluja curta, que ve de pressa i se’n va de pressa.`,
        start: 6.2,
        end: 11,
      },
      {
        html: html`Un <b data-dictionary="xàfec" data-definition="Ruixat molt fort que ve de colp.">xàfec</b> no avisa.`,
        start: 11.5,
        end: 14,
      },
    ],
  ],
  tags: [{ href: '/resultats/pluja', title: 'Pluja' }, { href: '/resultats/el%20temps' }],
};
