import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { useDatabase } from '../../../demo/api/database/open-database.ts';
import { type OwnProcess, startProcess } from '../../../demo/testing/own-process.ts';
import { createDatabase } from '../../../demo/testing/temporary-postgres.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

let folder: string;
let servers: OwnProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-clocks-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server on a machine whose clock is wrong by so much. */
async function start(environment: Record<string, string>, wrongBy: number): Promise<OwnProcess> {
  const shift = `const shifted = (time) => time + ${wrongBy};
    globalThis.Date = new Proxy(Date, {
      construct: (Right, parts) => (parts.length > 0 ? new Right(...parts) : new Right(shifted(Right.now()))),
      get: (Right, name) => (name === 'now' ? () => shifted(Right.now()) : Reflect.get(Right, name)),
    });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(shift)}`;
  const server = await startProcess({ CAPTCHA: 'off', NODE_OPTIONS, ...environment });
  servers.push(server);
  return server;
}

async function logIn({ url }: OwnProcess, userId: string): Promise<string> {
  const body = JSON.stringify({ userId });
  const answer = await fetch(`${url}/api/dev/session`, { method: 'POST', headers, body });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

const profile = async ({ url }: OwnProcess, cookie: string) =>
  (await fetch(`${url}/api/front/user/profile`, { headers: { ...headers, cookie } })).status;

test.skipIf(!inject('postgres'))(
  'BEY-12 keeps sessions alive on two servers whose clocks are 13 hours apart',
  async () => {
    const DATABASE_URL = await createDatabase(inject('postgres') ?? '');
    const right = await start({ DATABASE_URL }, 0);
    const wrong = await start({ DATABASE_URL }, 13 * hour);
    const anna = await logIn(right, '7');
    const pere = await logIn(wrong, '8');
    for (const server of [right, wrong])
      for (const cookie of [anna, pere]) expect(await profile(server, cookie)).toBe(200);
    expect(wrong.log()).toContain('the time of the database is used');
  },
  300_000,
);

test('API-29 deletes no message on a start with a clock that is 400 days ahead', async () => {
  const DATA_DIR = join(folder, 'data');
  const before = await start({ DATA_DIR }, 0);
  const body = JSON.stringify({ name: 'N', email: 'n@example.cat', subject: 'S', text: 'T', terms: true });
  const sent = await fetch(`${before.url}/api/front/contact/`, { method: 'POST', headers, body });
  expect(sent.status).toBe(200);
  await before.end();
  const ahead = await start({ DATA_DIR }, 400 * day);
  await ahead.end();
  expect(ahead.log()).toContain('the clock of the database has jumped');
  const messages = await useDatabase({ dataDir: DATA_DIR, databaseUrl: undefined }, (db) =>
    db.selectFrom('contact_messages').select('subject').execute(),
  );
  expect(messages).toEqual([{ subject: 'S' }]);
}, 300_000);
