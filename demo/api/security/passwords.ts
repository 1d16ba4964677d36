import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Caller } from '../http/caller.ts';
import { createFairQueue } from '../http/fair-queue.ts';

/**
 * Parameters of OWASP's password storage recommendation for scrypt with 32 MiB of memory. Tests make hundreds of
 * hashes with a cheaper setting, which production ignores.
 */
const cost = {
  ln: (process.env.NODE_ENV !== 'production' && Number(process.env.SCRYPT_LN)) || 15,
  r: 8,
  p: 3,
};
const hashBytes = 32;

/**
 * Queue for hashes, each of which takes a good tenth of a second of CPU time and 32 MiB. No more run than there are
 * processors. Four is the maximum, since files and host names share the same four threads. A school class may wait,
 * each pupil a few seconds. One hash fewer runs while more than a class is waiting.
 */
export const hashQueue = createFairQueue({
  atOnce: Math.min(4, availableParallelism()),
  waiting: 48,
  waitingEach: 32,
  reserved: 1,
  retryAfter: 5,
});

/** Hashes a password as `$scrypt$ln=…,r=…,p=…$salt$hash`, so that the parameters may change later. */
export async function hashSecret(secret: string, caller: Caller): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(secret, salt, cost, hashBytes, caller);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Hashes a PIN with the pepper, which is not in the database: with the table alone, 10,000 values could be tried
 * quickly.
 */
export async function hashPin(pin: string, pepper: string, caller: Caller): Promise<string> {
  return addPepper(await hashSecret(pin, caller), pepper);
}

/** Converts a hash of {@link hashSecret} to the hash of a PIN. */
export function addPepper(hash: string, pepper: string): string {
  const [, , parameters, salt, derived = ''] = hash.split('$');
  return `$scrypt-hmac$${parameters}$${salt}$${peppered(Buffer.from(derived, 'base64url'), pepper).toString('base64url')}`;
}

/** Tests a PIN against a hash of {@link hashPin}; otherwise like {@link verifySecret}. */
export function verifyPin(
  pin: string,
  stored: string | null,
  pepper: string,
  caller: Caller,
): Promise<boolean> {
  const parts = /^\$scrypt-hmac(\$.*)$/.exec(stored ?? '')?.[1];
  return verify(pin, parts, caller, (derived) => peppered(derived, pepper));
}

/** Tests whether the secret matches the hash. An invalid hash gives false after the same work. */
export function verifySecret(secret: string, stored: string | null, caller: Caller): Promise<boolean> {
  return verify(secret, /^\$scrypt(\$.*)$/.exec(stored ?? '')?.[1], caller, (derived) => derived);
}

async function verify(
  secret: string,
  stored: string | undefined,
  caller: Caller,
  finish: (derived: Buffer) => Buffer,
): Promise<boolean> {
  const parts = /^\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '');
  const [ln = cost.ln, r = cost.r, p = cost.p] = parts?.slice(1, 4).map(Number) ?? [];
  const salt = Buffer.from(parts?.[4] ?? 'nobody', 'base64url');
  const expected = Buffer.from(parts?.[5] ?? '', 'base64url');
  const actual = finish(await derive(secret, salt, { ln, r, p }, expected.length || hashBytes, caller));
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}

/** Tests whether a hash has the current parameters. */
export function isCurrentHash(stored: string): boolean {
  const parameters = `ln=${cost.ln},r=${cost.r},p=${cost.p}`;
  return stored.startsWith(`$scrypt$${parameters}$`) || stored.startsWith(`$scrypt-hmac$${parameters}$`);
}

function peppered(derived: Buffer, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(derived).digest();
}

/** Normalises the secret with NFKC before hashing, since devices encode é as one character or two. */
function derive(
  secret: string,
  salt: Buffer,
  { ln, r, p }: typeof cost,
  bytes: number,
  caller: Caller,
): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return hashQueue.take(
    caller,
    () =>
      new Promise((resolve, reject) => {
        scrypt(secret.normalize('NFKC'), salt, bytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
