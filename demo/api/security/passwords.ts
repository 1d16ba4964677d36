import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's password storage recommendation for scrypt with 32 MiB of memory. */
const cost = { ln: 15, r: 8, p: 3 };
const hashBytes = 32;

/** Hashes a password or PIN as `$scrypt$ln=…,r=…,p=…$salt$hash`, so that the parameters may change later. */
export async function hashSecret(secret: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const hash = await derive(secret, salt, cost, hashBytes);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** True when the secret is the one that was hashed. Anything that is not such a hash is false, after the same work. */
export async function verifySecret(secret: string, stored: string | null): Promise<boolean> {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '');
  const [ln = cost.ln, r = cost.r, p = cost.p] = parts?.slice(1, 4).map(Number) ?? [];
  const salt = Buffer.from(parts?.[4] ?? 'nobody', 'base64url');
  const expected = Buffer.from(parts?.[5] ?? '', 'base64url');
  const actual = await derive(secret, salt, { ln, r, p }, expected.length || hashBytes);
  return expected.length > 0 && timingSafeEqual(actual, expected);
}

/** True for hashes made with the parameters of today. */
export function isCurrentHash(stored: string): boolean {
  return stored.startsWith(`$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$`);
}

/** Two devices may write é as one sign or two: NFKC makes them equal. */
function derive(secret: string, salt: Buffer, { ln, r, p }: typeof cost, bytes: number): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, bytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
