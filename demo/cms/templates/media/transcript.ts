import { dictionaryWord, transcriptionTag } from '../../../../elements/transcription/transcription.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { dictionary, dictionaryPath } from '../../content/dictionary.ts';
import { type TimedSentence, transcriptOf } from '../../content/transcripts.ts';
import { link, type Page } from '../page.ts';

const sentencesAParagraph = 3;

/** Topics of a transcript, with links to more on each. */
const topics = [
  { href: '/resultats/pluja', title: 'Pluja' },
  { href: '/resultats/temps', title: 'El temps' },
] as const;

const terms = new RegExp(`(?<!\\p{L})(${Object.keys(dictionary).join('|')})(?!\\p{L})`, 'iu');

/** Renders a sentence, whose first difficult word links to the dictionary (TRANS-03). */
function words(page: Page, text: string): SafeHtml {
  const found = terms.exec(text);
  if (!found) return html`${text}`;
  const [term] = found;
  const entry = term.toLowerCase();
  const after = text.slice(found.index + term.length);
  return html`${text.slice(0, found.index)}${dictionaryWord(term, entry, link(page, dictionaryPath(entry)))}${after}`;
}

const sentence = (page: Page, { start, end, text }: TimedSentence) => ({
  start,
  end,
  html: words(page, text),
});

/** Transcript for reading along: each sentence has its times (TRANS-01). */
export function transcript(page: Page, bcId: string | undefined): SafeHtml | '' {
  const sentences = transcriptOf(bcId);
  if (sentences.length === 0) return '';
  const paragraphs = [];
  for (let first = 0; first < sentences.length; first += sentencesAParagraph)
    paragraphs.push(sentences.slice(first, first + sentencesAParagraph).map((one) => sentence(page, one)));
  return html`<section class="transcript" aria-labelledby="transcript-title" lang="ca-ES-valencia">
    <h2 class="part-title" id="transcript-title">Transcripció</h2>
    ${transcriptionTag({
      dictionaryBase: link(page, '/apunts/diccionari'),
      paragraphs,
      tags: topics.map(({ href, title }) => ({ href: link(page, href), title })),
    })}
  </section>`;
}
