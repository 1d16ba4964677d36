import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Reads a private key for ECDSA on P-256, as PKCS #8 in base64. @throws Error with a readable message */
export function readSigningKey(base64: string): KeyObject {
  const key = parseSigningKey(base64);
  if (!key) throw new Error('CARD_SIGNING_KEY must be a private key on P-256, as PKCS #8 (DER) in base64.');
  return key;
}

/** Parses a private key for ECDSA on P-256, as PKCS #8 in base64; undefined for anything else. */
export function parseSigningKey(base64: string): KeyObject | undefined {
  const key = parse(base64);
  return key?.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
}

export function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return privateKey.toString('base64');
}

function parse(base64: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}
