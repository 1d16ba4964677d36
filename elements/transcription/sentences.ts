/** A sentence of a transcription, and when it is said. */
export interface Sentence {
  node: HTMLElement;
  /** Seconds. */
  start: number;
  /** When it has been said. */
  end: number;
  /** Until when it counts as the one that sounds: a breath between two sentences does not put the mark out. */
  until: number;
}

/** A longer silence, or music, is nobody's sentence. */
const BREATH = 2;

/** Seconds of an attribute; undefined when malformed. */
function secondsOf(written: string | null | undefined): number | undefined {
  const seconds = written?.trim() ? Number(written) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/**
 * The sentences that have a time, in the order of the text. Without an end, or with one that is not after its beginning, a sentence
 * lasts until the next begins; times may cross, and need not rise.
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

/** The sentence that began last; -1 before the first. Of two that begin together the later one in the text. */
export function sentenceAt(sentences: readonly Sentence[], seconds: number): number {
  let found = -1;
  sentences.forEach(({ start }, index) => {
    if (start <= seconds && start >= (sentences[found]?.start ?? 0)) found = index;
  });
  return found;
}

/** The sentence that sounds; -1 in a silence. Of those that sound at once the one that began last. */
export function soundingAt(sentences: readonly Sentence[], seconds: number): number {
  let found = -1;
  sentences.forEach(({ start, until }, index) => {
    if (start <= seconds && seconds < until && start >= (sentences[found]?.start ?? 0)) found = index;
  });
  return found;
}

/** The player tells its time a few times in a second, and may be a little beyond an end when it does. */
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
