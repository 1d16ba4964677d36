import type { CustomFetch } from 'openid-client';
import { ApiError } from '../http/api-error.ts';
import type { ProviderAnswer, SocialIdentity } from './social.types.ts';

export type Fetch = CustomFetch;

/** The platform's `fetch`, adapted to the library's missing body. */
export const usualFetch: Fetch = (address, { body, ...options }) =>
  fetch(address, { ...options, body: (body ?? null) as BodyInit | null });

/** Timeout in seconds; short, since a reader is waiting. */
export const secondsToWait = 10;

const longestName = 100;
const longestEmail = 254;

/** Returns the address to which the browser returned, rebuilt from the values that the widget forwards. */
export function callbackUrl({
  redirectUri,
  code,
  state,
  iss,
}: Pick<ProviderAnswer, 'redirectUri' | 'code' | 'state' | 'iss'>): URL {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  if (iss !== undefined) url.searchParams.set('iss', iss);
  return url;
}

/**
 * Reads the standard claims of OpenID Connect; invalid ones count as missing.
 * @throws ApiError INVALID_CREDENTIALS without a subject
 */
export function identityOf(claims: Record<string, unknown>): SocialIdentity {
  const { sub, email_verified: verified } = claims;
  if (typeof sub !== 'string' || sub === '') throw new ApiError('INVALID_CREDENTIALS');
  const email = text(claims.email, longestEmail);
  return {
    subject: sub,
    // In lower case, some letters of other scripts become ASCII, which would give another person's address.
    email: email !== undefined && /^[!-~]+@[!-~]+$/.test(email) ? email : undefined,
    // Apple sends a string
    emailVerified: (verified === true || verified === 'true') && isAuthoritative(claims, email),
    name: nameOf(claims.given_name) ?? nameOf(claims.name),
    surname: nameOf(claims.family_name),
  };
}

/**
 * Tests whether the issuer controls the mailbox today. Google verifies another provider's mailbox once, and never
 * withdraws `email_verified`: the mailbox may have a new owner. Google's documentation therefore trusts only
 * `@gmail.com` and organisations (`hd`). The issuer of a signed token cannot be forged.
 */
function isAuthoritative({ iss, hd }: Record<string, unknown>, email = ''): boolean {
  if (iss !== 'https://accounts.google.com') return true;
  return email.toLowerCase().endsWith('@gmail.com') || (typeof hd === 'string' && hd !== '');
}

/** Reads a part of a name; undefined if it is no text, empty or too long. */
export const nameOf = (value: unknown): string | undefined => text(value, longestName);

function text(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  return trimmed === '' || trimmed.length > longest ? undefined : trimmed;
}

/** Returns the fields of a JSON object; none of anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
