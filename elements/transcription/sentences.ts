import { warnAttribute } from '../../src/element/warn.ts';

/** Sentence of a transcription with its times, in seconds. */
export interface Sentence {
  node: HTMLElement;
  /** Seconds. */
  start: number;
  /** End of the sentence in the audio. */
  end: number;
  /** End of its highlighting: a short pause does not remove the highlight. */
  until: number;
}

/** Longest pause in seconds that counts as part of a sentence. */
const BREATH = 2;

/** Seconds of an attribute; undefined when malformed. */
function secondsOf(written: string | null | undefined): number | undefined {
  const seconds = written?.trim() ? Number(written) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Warns an editor of times that are no seconds, which count as absent. */
export function warnOfTimes(host: Element, nodes: readonly HTMLElement[]): void {
  for (const { dataset } of nodes)
    for (const name of ['start', 'end'] as const) {
      const value = dataset[name];
      if (value !== undefined && secondsOf(value) === undefined)
        warnAttribute(host, `data-${name}`, value, 'els segons, com ara «2.5»');
    }
}

/**
 * Sentences with a time, in text order. Without a valid end after its start, a sentence ends when the next starts.
 * Times may overlap and need not ascend.
 */
export function readSentences(nodes: readonly HTMLElement[]): Sentence[] {
  const timed = nodes.flatMap((node) => {
    const start = secondsOf(node.dataset.start);
    return start === undefined ? [] : [{ node, start, end: secondsOf(node.dataset.end) }];
  });
  const starts = timed.map(({ start }) => start).sort((a, b) => a - b);
  return timed.map(({ node, start, end }) => {
    const next = starts.find((one) => one > start) ?? Number.POSITIVE_INFINITY;
    const said = end !== undefined && end > start ? end : next;
    return { node, start, end: said, until: next > said && next - said <= BREATH ? next : said };
  });
}

/** Index of the sentence that started last; -1 before the first. Of equal starts, the later one in the text. */
export function sentenceAt(sentences: readonly Sentence[], seconds: number): number {
  let found = -1;
  sentences.forEach(({ start }, index) => {
    if (start <= seconds && start >= (sentences[found]?.start ?? 0)) found = index;
  });
  return found;
}

/** Index of the current sentence; -1 in a pause. If several overlap, the one that started last. */
export function soundingAt(sentences: readonly Sentence[], seconds: number): number {
  let found = -1;
  sentences.forEach(({ start, until }, index) => {
    if (start <= seconds && seconds < until && start >= (sentences[found]?.start ?? 0)) found = index;
  });
  return found;
}

/** Tolerance in seconds: players report the time a few times per second, and may be past an end. */
const SLACK = 1.5;

/** Sentence to repeat at a time: the same again or, after a seek, another one. */
export function repeatAt(
  sentences: readonly Sentence[],
  repeated: number,
  seconds: number,
): { repeated: number; seekTo?: number } {
  const sentence = sentences[repeated];
  if (!sentence || seconds < sentence.start - SLACK || seconds > sentence.end + SLACK)
    return { repeated: sentenceAt(sentences, seconds) };
  return seconds >= sentence.end ? { repeated, seekTo: sentence.start } : { repeated };
}
