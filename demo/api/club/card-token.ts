import { createPublicKey, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { makeSigningKey, readSigningKey } from '../../config/signing-key.ts';
import type { DemoContext } from '../context.ts';
import { serverSecret } from '../security/server-secret.ts';

type Context = Pick<DemoContext, 'db' | 'config'>;

/** All that a membership card reveals about a child (W-07). */
export interface Card {
  /** Number of the card. */
  nick: string;
  /** The 13th birthday, YYYY-MM-DD: the card is invalid from that day (CHILD-13). */
  validUntil: string;
}

/**
 * Signs the QR payload of a card: `1.{nick}.{validUntil}.{signature}`, some 110 characters that need no escaping in
 * an address. The signature (ECDSA on P-256 with SHA-256, r and s as WebCrypto takes them, base64url) covers the text
 * before its dot. See docs/decisions/card-signature.md; `checkCard` reads it.
 */
export async function signCard(context: Context, { nick, validUntil }: Card): Promise<string> {
  const signed = `1.${nick}.${validUntil}`;
  const key = await signingKey(context);
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** Returns the key for the page that checks cards: `{ kty: 'EC', crv: 'P-256', x, y }`. */
export async function cardPublicKey(context: Context): Promise<JsonWebKey> {
  return createPublicKey(await signingKey(context)).export({ format: 'jwk' });
}

async function signingKey({ db, config }: Context): Promise<KeyObject> {
  return readSigningKey(
    config.cardSigningKey ?? (await serverSecret(db, 'card-signing-key', makeSigningKey)),
  );
}
