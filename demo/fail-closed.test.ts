import { expect, test, vi } from 'vitest';
import { inFull } from '../tests/support/in-full.ts';
import { askRaw } from './testing/ask-raw.ts';
import { startSite } from './testing/start-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/**
 * Returns the statuses of pages that outsiders must not see (the inbox, the showroom, a simulated network), and of an
 * ordinary page. The last two are of a developer's login and a sample account's login.
 */
async function opened(environment: Record<string, string>): Promise<number[]> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const demo = await startSite({ catalogue: false });
  vi.unstubAllEnvs();
  const headers = {
    host: new URL(environment.PUBLIC_URL ?? demo.url).host,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  const network = '/demo-social/google/.well-known/openid-configuration';
  const statuses = [];
  for (const path of ['/bustia', '/aparador', network, '/lacolla'])
    statuses.push((await askRaw(demo.url, path, { headers })).status);
  const login = { method: 'POST', headers, body: '{"userId":"7"}' };
  statuses.push((await askRaw(demo.url, '/api/dev/session', login)).status);
  const anna = { ...login, body: '{"email":"anna@example.cat","password":"Secreta123"}' };
  statuses.push((await askRaw(demo.url, '/api/front/user/login', anna)).status);
  await demo.close();
  return statuses;
}

const all = [200, 200, 200, 200, 200, 200];
/** Only ordinary pages work; the sample accounts do not exist. */
const none = [404, 404, 404, 200, 404, 401];

const cases = inFull<[name: string, environment: Record<string, string>, statuses: number[]]>(
  [
    ['nothing', {}, all],
    ['HOST=0.0.0.0', { HOST: '0.0.0.0' }, none],
    ['an https PUBLIC_URL', { PUBLIC_URL: 'https://demo.example.cat' }, none],
  ],
  ['HOST=127.0.0.1', { HOST: '127.0.0.1' }, all],
  ['PUBLIC_URL without a certificate', { PUBLIC_URL: 'http://demo.localhost:8080' }, all],
  ['HOST=::', { HOST: '::' }, none],
  ['HOST=0.0.0.0 DEMO=on', { HOST: '0.0.0.0', DEMO: 'on' }, all],
  ['an https PUBLIC_URL and DEMO=on', { PUBLIC_URL: 'https://demo.example.cat', DEMO: 'on' }, all],
  ['DEMO=off', { DEMO: 'off' }, none],
);

test.each([...cases])(
  'ROLE-09 W-22 opens with %s what only a demo shows, where others cannot come or were let in',
  async (_, environment, statuses) => {
    expect(await opened(environment)).toEqual(statuses);
  },
);
