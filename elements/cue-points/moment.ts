/** Cue point: start and title (CUE-01). */
export interface CuePoint {
  /** Its second, or an address whose `t` says it. */
  href: string | number;
  title: string;
}

const isSeconds = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);

/** The second that a cue point or a link leads to; undefined where it leads elsewhere (CUE-06). */
export function secondsOf(href: unknown): number | undefined {
  const text = typeof href === 'number' ? String(href) : href;
  if (typeof text !== 'string') return undefined;
  const query = /\?([^#]*)/.exec(text)?.[1];
  const seconds = query === undefined ? text.trim() : new URLSearchParams(query).get('t');
  return seconds !== null && isSeconds(seconds) ? Number(seconds) : undefined;
}

const nameOf = (parameter: string) => [...new URLSearchParams(parameter).keys()][0];

/** An address that begins at a second. What else it says stays as it is written (CUE-02, CUE-07). */
export function withTime(address: string, seconds: number): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const others = query.split('&').filter((parameter) => parameter && nameOf(parameter) !== 't');
  return `${path}?${[...others, `t=${seconds}`].join('&')}${hash}`;
}

/** Cue points that a page gives as data; one without a title or a second is left out. */
export function readPoints(data: unknown): { seconds: number; title: string }[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((one: Partial<Record<keyof CuePoint, unknown>> | null) => {
    const title = typeof one?.title === 'string' ? one.title.trim() : '';
    const seconds = secondsOf(one?.href);
    return title && seconds !== undefined ? [{ seconds, title }] : [];
  });
}
