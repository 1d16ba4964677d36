/** Words of a library's source, how often they stand there, and what is written instead. */
type Words = readonly [from: RegExp, times: number, to: string];

/** What a library can do and nobody here asks for. */
export interface Cut {
  /** Why nothing of ours can get there. */
  because: string;
  words: readonly Words[];
}

/**
 * Writes the cuts into a library's source; the minifier then drops what nothing calls any more.
 * @throws Error when words stand there more or less often than was looked at: the cuts are made for one version
 */
export function cutWords(library: string, source: string, cuts: readonly Cut[]): string {
  return cuts
    .flatMap(({ words }) => words)
    .reduce((text, [from, times, to]) => {
      const found = text.match(from)?.length ?? 0;
      if (found !== times) throw new Error(`${library} says ${found} times, and not ${times}: ${from}`);
      return text.replace(from, () => to);
    }, source);
}
