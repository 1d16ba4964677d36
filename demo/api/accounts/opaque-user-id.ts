import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { isRunning } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { serverSecret } from '../security/server-secret.ts';
import type { UserRow } from '../session/session-store.ts';

const lifetimeMinutes = 60;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts the user's id for the 403 response of the login. The result only allows resending the validation mail, for
 * a short time (W-03, W-09).
 */
export async function opaqueUserId(
  { db, config }: DemoContext,
  { id }: Pick<UserRow, 'id'>,
): Promise<string> {
  const expires = config.now().getTime() + lifetimeMinutes * 60 * 1000;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', await key(db), iv);
  const hidden = Buffer.concat([cipher.update(JSON.stringify([id, expires])), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Decrypts the user's id; undefined when it is forged or expired. */
export async function readOpaqueUserId(
  { db, config }: DemoContext,
  opaque: string,
): Promise<number | undefined> {
  const bytes = Buffer.from(opaque, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', await key(db), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const shown = decipher.update(bytes.subarray(ivBytes + tagBytes)) + decipher.final('utf8');
    const [id, expires] = JSON.parse(shown) as [number, number];
    return isRunning(new Date(expires), config.now(), lifetimeMinutes * 60 * 1000) ? id : undefined;
  } catch {
    return undefined; // forged
  }
}

async function key(db: DemoContext['db']): Promise<Buffer> {
  return Buffer.from(await serverSecret(db, 'opaque-user-id-secret'), 'base64url');
}
