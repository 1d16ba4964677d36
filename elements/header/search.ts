/** Fewer characters would match too much (VAL-01). */
const MIN_LENGTH = 3;

/** Search text; undefined when too short. Counts letters, not bytes (HDR-25). */
export function searchedText(typed: string): string | undefined {
  // a lone surrogate cannot be encoded in an address
  const text = typed.replace(/\p{Surrogate}/gu, '').trim();
  return [...text].length < MIN_LENGTH ? undefined : text;
}

/** HDR-17, SRCH-14. */
export const resultsAddress = (searchUrl: string, text: string): string =>
  `${searchUrl.replace(/\/?$/, '/')}${encodeURIComponent(text)}`;
