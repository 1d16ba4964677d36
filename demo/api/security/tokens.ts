import { createHash, randomBytes } from 'node:crypto';

/** Creates a random secret of 256 bits, as 43 characters for an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for the tables, so that their readers cannot use it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
