import type { KeyObject } from 'node:crypto';
import { parseSigningKey } from './signing-key.ts';

export const socialProviderNames = ['facebook', 'google', 'twitter', 'apple'] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];

/** Key that Apple gave to a developer team. It signs the client secret (`apple-secret.ts`). */
export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: KeyObject;
}

/** An application registered with a provider. */
export interface SocialClient {
  /** Base address of the OpenID configuration; the provider's real one by default. */
  issuer?: string | undefined;
  clientId: string;
  /** For Apple also the key that signs secrets. */
  clientSecret: string | AppleKey;
  /** Requested scope; the provider's usual scope by default. */
  scope?: string | undefined;
}

export type SocialClients = Partial<Record<SocialProviderName, SocialClient>>;

/**
 * Reads `SOCIAL_GOOGLE_CLIENT_ID`, `SOCIAL_GOOGLE_CLIENT_SECRET` and, if they differ from the provider's defaults,
 * `SOCIAL_GOOGLE_ISSUER` and `SOCIAL_GOOGLE_SCOPE`; the same variables for FACEBOOK, TWITTER and APPLE. Instead of the
 * secret, Apple may have `SOCIAL_APPLE_TEAM_ID`, `SOCIAL_APPLE_KEY_ID` and `SOCIAL_APPLE_PRIVATE_KEY`.
 * @throws Error with a readable message when one is incomplete or wrong.
 */
export function readSocialClients(environment: Record<string, string | undefined>): SocialClients {
  const clients: SocialClients = {};
  for (const name of socialProviderNames) {
    const prefix = `SOCIAL_${name.toUpperCase()}_`;
    const read = (key: string) => environment[prefix + key] || undefined;
    const [clientId, issuer] = [read('CLIENT_ID'), read('ISSUER')];
    const clientSecret = (name === 'apple' ? readAppleKey(read) : undefined) ?? read('CLIENT_SECRET');
    if (!clientId && !clientSecret && !issuer) continue;
    if (!clientId || !clientSecret)
      throw new Error(`${prefix}CLIENT_ID and ${prefix}CLIENT_SECRET are needed together.`);
    if (issuer !== undefined && URL.parse(issuer)?.protocol !== 'https:')
      throw new Error(`${prefix}ISSUER must be an https address, not "${issuer}".`);
    clients[name] = { issuer, clientId, clientSecret, scope: read('SCOPE') };
  }
  return clients;
}

/**
 * Reads the key of a team, which Apple delivers as a file `AuthKey_….p8`. The text may have line breaks, `\\n` for
 * them, or none, and may lack the lines around it.
 * @throws Error with a readable message, which never contains the key
 */
function readAppleKey(read: (name: string) => string | undefined): AppleKey | undefined {
  const [teamId, keyId, text] = [read('TEAM_ID'), read('KEY_ID'), read('PRIVATE_KEY')];
  if (!teamId && !keyId && !text) return undefined;
  if (!teamId || !keyId || !text)
    throw new Error('SOCIAL_APPLE_TEAM_ID, SOCIAL_APPLE_KEY_ID and SOCIAL_APPLE_PRIVATE_KEY go together.');
  if (read('CLIENT_SECRET'))
    throw new Error(
      'SOCIAL_APPLE_CLIENT_SECRET is not needed with SOCIAL_APPLE_PRIVATE_KEY, which signs it.',
    );
  for (const [name, id] of [
    ['TEAM_ID', teamId],
    ['KEY_ID', keyId],
  ])
    if (!/^[A-Z0-9]{10}$/.test(`${id}`))
      throw new Error(`SOCIAL_APPLE_${name} must have ten capital letters and digits.`);
  const privateKey = parseSigningKey(text.replace(/-----[A-Z ]+-----|\\n|\s/g, ''));
  if (!privateKey) throw new Error('SOCIAL_APPLE_PRIVATE_KEY must be the text of the .p8 file.');
  return { teamId, keyId, privateKey };
}
