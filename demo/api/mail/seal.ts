import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text, so that a reader of the table cannot read it.
 * @param key any secret
 */
export function seal(text: string, key: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(key), iv);
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64');
}

/** @returns undefined where it was sealed with another key, or changed since */
export function unseal(sealed: string, key: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const cipher = createDecipheriv(algorithm, keyOf(key), bytes.subarray(0, ivBytes));
    cipher.setAuthTag(bytes.subarray(-tagBytes));
    return cipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + cipher.final('utf8');
  } catch {
    return undefined;
  }
}

const keyOf = (secret: string) => createHash('sha256').update(`outbox ${secret}`).digest();
