import { availableParallelism } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { serverCaller } from '../http/caller.ts';
import { hashPin, hashSecret, verifyPin, verifySecret } from './passwords.ts';

afterEach(() => vi.unstubAllEnvs());

/** Loads the module as a server does that was started with these settings. */
async function startedWith(settings: Record<string, string | undefined>): Promise<typeof hashSecret> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('./passwords.ts')).hashSecret;
}

test('W-15 verifies a password by its hash in any Unicode form', async () => {
  const stored = await hashSecret('Contrasenyà1'.normalize('NFC'), serverCaller);
  expect(await verifySecret('Contrasenyà1'.normalize('NFD'), stored, serverCaller)).toBe(true);
  expect(await verifySecret('contrasenyà1', stored, serverCaller)).toBe(false);
  expect(await verifySecret('', stored, serverCaller)).toBe(false);
});

test('W-15 gives equal passwords different hashes', async () => {
  const [one, other] = await Promise.all([
    hashSecret('Secreta123', serverCaller),
    hashSecret('Secreta123', serverCaller),
  ]);
  expect(one).not.toBe(other);
});

test.each([{ SCRYPT_LN: undefined }, { SCRYPT_LN: 'cheap' }, { SCRYPT_LN: '4', NODE_ENV: 'production' }])(
  'W-15 hashes with the cost that OWASP recommends with %o',
  async (settings) => {
    const hash = await startedWith(settings);
    expect(await hash('Secreta123', serverCaller)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  },
);

test('hashes cheaply in tests', async () => {
  const hash = await startedWith({ SCRYPT_LN: '4' });
  expect(await hash('Secreta123', serverCaller)).toMatch(/^\$scrypt\$ln=4,r=8,p=3\$/);
});

test('W-15 verifies hashes made with other parameters', async () => {
  const ofRfc7914 =
    '$scrypt$ln=10,r=8,p=16$TmFDbA$_bq-HJ00cgB4VucZDQHp_nxq18vII3gw53N2Y0s3MWIurzDZLiKjiG_xCSedmDDaxyevuUqD7m2DYMvfoswGQA';
  expect(await verifySecret('password', ofRfc7914, serverCaller)).toBe(true);
});

test.each([null, '', 'Secreta123', '$scrypt$ln=15,r=8,p=3$c2FsdA$', '$2b$10$abcdefghijklmnopqrstuv'])(
  'W-15 rejects an invalid hash: %s',
  async (stored) => {
    expect(await verifySecret('Secreta123', stored, serverCaller)).toBe(false);
  },
);

test('W-01 verifies a PIN only with its pepper, so that the table alone reveals no PIN', async () => {
  const stored = await hashPin('0042', 'a pepper', serverCaller);
  expect(await verifyPin('0042', stored, 'a pepper', serverCaller)).toBe(true);
  expect(await verifyPin('0042', stored, 'another pepper', serverCaller)).toBe(false);
  expect(await verifyPin('42', stored, 'a pepper', serverCaller)).toBe(false);
  expect(await verifySecret('0042', stored, serverCaller)).toBe(false);
  expect(await verifyPin('0042', await hashSecret('0042', serverCaller), 'a pepper', serverCaller)).toBe(
    false,
  );
  expect(await verifyPin('0042', null, 'a pepper', serverCaller)).toBe(false);
});

test('W-15 makes few hashes at a time and lets few wait: BUSY beyond', async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 60 }, () => hashSecret('Secreta123', serverCaller)),
  );
  const refused = asked.filter((one) => one.status === 'rejected');
  const most = Math.min(4, availableParallelism()) + 32;
  expect(refused).toHaveLength(60 - most);
  expect(refused[0]?.reason).toMatchObject({ statusCode: 503, errorCode: 'BUSY', retryAfter: 5 });
  expect(await verifySecret('Secreta123', await hashSecret('Secreta123', serverCaller), serverCaller)).toBe(
    true,
  );
});
