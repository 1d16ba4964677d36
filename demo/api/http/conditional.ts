import { createHash } from 'node:crypto';

/** Returns the entity tag of a body. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Tests whether a caller has this version (RFC 9110, 13.1.2). Responses that are compressed have a weak tag, so the
 * comparison is weak.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
