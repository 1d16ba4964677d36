import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, vi } from 'vitest';

/** What a call hashes: once, and at the cost of today. */
export const oneHash = [
  { bytes: 32, N: 2 ** Number(process.env.SCRYPT_LN), r: 8, p: 3, maxmem: expect.any(Number) },
];

/** The hashes that a call makes: they are its work, whatever a clock says. */
export async function hashesOf(call: () => Promise<unknown>): Promise<object[]> {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  try {
    await call();
    return scrypt.mock.calls.map(([, , bytes, cost]) => ({ bytes, ...(cost as object) }));
  } finally {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  }
}
