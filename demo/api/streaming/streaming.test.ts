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

const get = (rest = '', headers = {}) =>
  new Visitor(demo.app).get(`/web/api/front/streaming/list${rest}`, { headers });
const ids = async (rest = '') =>
  (await get(rest)).json().response.streamingList.map(({ id }: { id: string }) => id);

test('API-28 STRM-03 lists the streams on air with their fields', async () => {
  const { streamingList } = (await get()).json().response;
  expect(streamingList).toEqual([
    {
      id: 'tv',
      kicker: 'Apunt TV',
      title: expect.any(String),
      video: { href: '/web/directes/apunt-tv' },
      image: { image: { src: expect.stringMatching(/^\/clip\/[0-9a-f-]{36}$/), alt: expect.any(String) } },
    },
    {
      id: 'radio',
      kicker: 'Apunt Ràdio',
      title: expect.any(String),
      audio: { href: '/web/directes/apunt-radio' },
      image: { image: { src: expect.stringMatching(/^\/clip\/[0-9a-f-]{36}$/), alt: expect.any(String) } },
    },
  ]);
});

test('API-28 STRM-02 excludes one stream, or none for an unknown id', async () => {
  expect(await ids('/tv')).toEqual(['radio']);
  for (const unknown of ['nobody', 'a%20b', '%C2%85'])
    expect(await ids(`/${unknown}`), unknown).toEqual(['tv', 'radio']);
});

test('API-28 STRM-06 returns an empty list when nothing is on air', async () => {
  const rows = await demo.db.selectFrom('streams').selectAll().execute();
  await demo.db.deleteFrom('streams').execute();
  expect((await get()).json()).toEqual({ response: { streamingList: [] } });
  for (const row of rows)
    await demo.db
      .insertInto('streams')
      .values({ ...row, image: row.image && JSON.stringify(row.image) })
      .execute();
});

test('API-28 BEY-05 returns a public response, equal for everybody, and 304 when unchanged', async () => {
  const anonymous = await get();
  const personal = new Visitor(demo.app);
  await personal.post('/web/api/dev/session', { payload: { userId: '7' } });
  expect((await personal.get('/web/api/front/streaming/list')).body).toBe(anonymous.body);
  expect(anonymous.headers['cache-control']).toBe('public, max-age=2, stale-while-revalidate=10');
  const again = await get('', { 'if-none-match': anonymous.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('ENT-09 returns streaming responses that match the OpenAPI document', async () => {
  const own = await startApi();
  const mismatch = await openapiCheck(own.app);
  const visitor = new Visitor(own.app);
  const list = '/api/front/streaming/list';
  expect(mismatch('get', list, await visitor.get(list))).toBeUndefined();
  expect(mismatch('get', `${list}/{excludeId}`, await visitor.get(`${list}/tv`))).toBeUndefined();
  await own.close();
});
