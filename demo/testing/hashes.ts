import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, vi } from 'vitest';

/** A single hash with the current cost. */
export const oneHash = [
  { bytes: 32, N: 2 ** Number(process.env.SCRYPT_LN), r: 8, p: 3, maxmem: expect.any(Number) },
];

/** Returns the hashes that a call computes, as a measure of its work without a clock. */
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
