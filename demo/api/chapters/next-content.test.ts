import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi({ basePath: '/web' });
});
afterAll(() => demo?.close());

const get = (id: string, headers = {}) =>
  new Visitor(demo.app).get(`/web/api/front/next-content/${id}`, { headers });
const next = async (id: string) => (await get(id)).json().response;

test('API-22 PLAY-13 returns the next chapter with the data of its page', async () => {
  expect(await next('la-costera-2-1')).toEqual({
    nextContentUrl: '/web/programes/la-costera/capitols/calafats-de-guardia',
    nextContentId: 'la-costera-2-2',
    nextContentBcId: '6000000000102',
    chapter: {
      title: 'Calafats de guàrdia',
      episode: 'Temporada 2, capítol 2',
      duration: 12,
      resume: [{ html: expect.stringMatching(/^<p>De nit també es fan barques/) }],
      downloadFile: { url: '/web/assets/media/v1/calafats/video.mp4' },
    },
  });
});

test('API-22 goes through a series and ends it with nulls', async () => {
  const seen = ['la-costera-2-1'];
  for (let id = await next('la-costera-2-1'); id.nextContentId; id = await next(id.nextContentId))
    seen.push(id.nextContentId);
  expect(seen).toEqual([1, 2, 3, 4].map((number) => `la-costera-2-${number}`));
  expect(await next('la-costera-2-4')).toEqual({
    nextContentUrl: null,
    nextContentId: null,
    nextContentBcId: null,
    chapter: null,
  });
});

test('API-22 follows the order that an editor gave, and has no next that is behind a login', async () => {
  expect((await next('c5')).nextContentId).toBe('c6');
  expect((await next('c6')).nextContentId).toBeNull();
  expect((await next('c8')).nextContentId).toBe('c9');
  await demo.db.updateTable('chapters').set({ position: 9, download: null }).where('id', '=', 'c8').execute();
  expect(await next('c9')).toMatchObject({ nextContentId: 'c8', chapter: { downloadFile: null } });
});

test.each(['c7', 'none', '%C2%85', 'a%20b'])('API-22 does not know %s', async (id) => {
  const answer = await get(id);
  expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'CONTENT_NOT_FOUND']);
});

test('API-22 returns a public response, and 304 when unchanged', async () => {
  const answer = await get('la-costera-2-1');
  expect(answer.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  const again = await get('la-costera-2-1', { 'if-none-match': answer.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('API-22 ENT-08 returns responses that match the OpenAPI document', async () => {
  const own = await startApi();
  const mismatch = await openapiCheck(own.app);
  const visitor = new Visitor(own.app);
  for (const id of ['la-costera-2-1', 'la-costera-2-4', 'none']) {
    const answer = await visitor.get(`/api/front/next-content/${id}`);
    expect(mismatch('get', '/api/front/next-content/{id}', answer), id).toBeUndefined();
  }
  await own.close();
});
