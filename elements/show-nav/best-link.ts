/** Path segments below the base path; undefined for an address of another site. */
function segmentsOf(address: string, { origin, basePath }: Place): string[] | undefined {
  const url = URL.parse(address, origin);
  if (url?.origin !== new URL(origin).origin) return undefined;
  const path = decode(url.pathname);
  const isBelow = path === basePath || path.startsWith(`${basePath}/`);
  // the attribute `current` may be written without the base path
  return (isBelow ? path.slice(basePath.length) : path).split('/').filter(Boolean);
}

/** Decodes a path, because the same letters can be encoded in several ways. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export interface Place {
  /** Base of relative addresses. */
  origin: string;
  /** `''` or `/something`, before every path of the site. */
  basePath: string;
}

export interface BestLink {
  index: number;
  /** The link's page is the current one, and not one above it. */
  isPage: boolean;
}

/**
 * Finds the link that matches the current page best: its path must be the current one or a prefix of it, by segments.
 * The longest wins, or the first of equals. Query, fragment and trailing slash are ignored (NAV-08).
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
