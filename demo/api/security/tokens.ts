import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, of 43 characters for an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the tables keep of a token: whoever reads it there can use nothing. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
