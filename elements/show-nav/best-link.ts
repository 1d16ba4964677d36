/** Segments of a path below the base path; undefined for an address that is no page of this site. */
function segmentsOf(address: string, { origin, basePath }: Place): string[] | undefined {
  const url = URL.parse(address, origin);
  if (url?.origin !== new URL(origin).origin) return undefined;
  const path = decode(url.pathname);
  const isBelow = path === basePath || path.startsWith(`${basePath}/`);
  // the attribute `current` may be written without the base path
  return (isBelow ? path.slice(basePath.length) : path).split('/').filter(Boolean);
}

/** The same letters may be written in more than one way. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export interface Place {
  /** Address that relative ones start from. */
  origin: string;
  /** `''` or `/something`, before every path of the site. */
  basePath: string;
}

export interface BestLink {
  index: number;
  /** Its page is the current one, not only one above. */
  isPage: boolean;
}

/**
 * The link that best matches the current page: of those whose path is the current one or stands above it, segment by
 * segment, the longest; of two alike the first. Query, fragment and a slash at the end do not count (NAV-08).
 */
export function bestLink(hrefs: readonly string[], current: string, place: Place): BestLink | undefined {
  const here = segmentsOf(current, place);
  if (!here) return undefined;
  let best: { index: number; length: number } | undefined;
  let index = -1;
  for (const href of hrefs) {
    index += 1;
    const path = segmentsOf(href, place);
    if (!path || path.length > here.length || path.length <= (best?.length ?? -1)) continue;
    if (path.every((segment, at) => segment === here[at])) best = { index, length: path.length };
  }
  return best && { index: best.index, isPage: best.length === here.length };
}
