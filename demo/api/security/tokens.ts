import { createHash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits, as 43 characters for an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The tables store only this hash, which is of no use to anybody who reads it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
