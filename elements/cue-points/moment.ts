/** Cue point: start and title (CUE-01). */
export interface CuePoint {
  /** Start in seconds, or an address with it in `t`. */
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

/** Adds the start second to an address, which otherwise stays as written (CUE-02, CUE-07). */
export function withTime(address: string, seconds: number): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const others = query.split('&').filter((parameter) => parameter && nameOf(parameter) !== 't');
  return `${path}?${[...others, `t=${seconds}`].join('&')}${hash}`;
}

/** Reads the cue points that a page gives as data; drops those without a title or a second. */
export function readPoints(data: unknown): { seconds: number; title: string }[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((one: Partial<Record<keyof CuePoint, unknown>> | null) => {
    const title = typeof one?.title === 'string' ? one.title.trim() : '';
    const seconds = secondsOf(one?.href);
    return title && seconds !== undefined ? [{ seconds, title }] : [];
  });
}
