import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askRaw } from '../testing/ask-raw.ts';
import { startSite } from '../testing/start-site.ts';
import type { Demo } from './start-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let demo: Demo;
const errors = vi.fn();
beforeAll(async () => {
  demo = await startSite({ catalogue: false });
  vi.spyOn(demo.app.log, 'error').mockImplementation(errors);
});
afterAll(() => demo?.close());
beforeEach(() => errors.mockClear());

test.each([
  '/%00',
  '/dist/%00',
  '/dist/ap.js%00.css',
  '/resultats/a%00bc',
  '/resultats/abc?cursor=%00',
  '/noticies/%1b%5B31m',
  '/enquestes/%7F',
  '/?x=%0b',
  '/webapi/az/%00',
  '/api/front/poll/%00',
  '/api/front/poll/1?x=%00',
])('API-45 SRCH-14 %s is 400, and no error of the server', async (path) => {
  const answer = await askRaw(demo.url, path);
  expect(answer.status).toBe(400);
  if (path.startsWith('/api/')) expect(await answer.json()).toMatchObject({ errorCode: 'INVALID_ADDRESS' });
  expect(errors).not.toHaveBeenCalled();
});

test.each(['/?x=%0A', '/resultats?text=a%09%0d%0abc', '/resultats/%2500%25'])(
  'SRCH-14 %s, which a form may send, is read',
  async (path) => {
    expect((await askRaw(demo.url, path)).status).toBeLessThan(400);
  },
);
