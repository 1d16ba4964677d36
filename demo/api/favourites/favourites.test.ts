import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

onDatabase(({ fresh }) => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startApi(await fresh());
  });
  afterAll(() => demo?.close());
  const visitor = () => new Visitor(demo.app);
  const summaryOf = ({ cookies }: Visitor) => JSON.parse(cookies.get('nx-session-user') ?? 'null');

  test('API-13 FAV-05 saves and forgets a content, idempotently', async () => {
    const joan = await visitor().logIn('9');
    for (const _ of [1, 2]) {
      const answer = await joan.post('/api/bookmark/content/c2');
      expect(answer.statusCode).toBe(200);
      expect(answer.json().response.favouritesId).toEqual(['c2']);
      expect(summaryOf(joan).favouritesId).toEqual(['c2']);
    }
    for (const _ of [1, 2]) {
      expect((await joan.delete('/api/bookmark/content/c2')).json().response.favouritesId).toEqual([]);
      expect(summaryOf(joan).favouritesId).toEqual([]);
    }
  });

  test('API-14 FAV-06 saves and forgets a show', async () => {
    const joan = await visitor().logIn('9');
    expect((await joan.post('/api/bookmark/taxon/s2')).json().response.showsId).toEqual(['s2']);
    expect((await joan.delete('/api/bookmark/taxon/s2')).json().response.showsId).toEqual([]);
  });

  test('FAV-03 forgets an item that no longer exists, but does not save it', async () => {
    const joan = await visitor().logIn('9');
    for (const path of ['content/x9', 'taxon/x9']) {
      expect((await joan.post(`/api/bookmark/${path}`)).statusCode).toBe(404);
      expect((await joan.delete(`/api/bookmark/${path}`)).statusCode).toBe(200);
    }
  });

  test('API-13 API-14 rejects an id that the database cannot store, without a server error', async () => {
    const joan = await visitor().logIn('9');
    for (const path of ['content/a%C2%85b', 'taxon/a%C2%85b', `content/${'a'.repeat(65)}`])
      expect((await joan.post(`/api/bookmark/${path}`)).json()).toMatchObject({ httpCode: 404 });
  });

  test('FAV-02 requires a login to save', async () => {
    for (const path of ['content/c1', 'taxon/s1']) {
      expect((await visitor().post(`/api/bookmark/${path}`)).json()).toMatchObject({ httpCode: 401 });
      expect((await visitor().delete(`/api/bookmark/${path}`)).json()).toMatchObject({ httpCode: 401 });
    }
  });

  test('API-15 FAV-10 lists saved contents, newest first, with the fields of a card', async () => {
    const joan = await visitor().logIn('9');
    await joan.post('/api/bookmark/content/c3');
    const { response } = (await joan.get('/api/front/user/favourites/?userId=9')).json();
    expect(response.favourites).toEqual([
      {
        id: 'c3',
        title: expect.any(String),
        url: expect.stringMatching(/^\//),
        category: { name: expect.any(String) },
        multimedia: { image: expect.stringMatching(/^\//) },
      },
    ]);
    await joan.delete('/api/bookmark/content/c3');
  });

  test('API-16 FAV-11 lists saved shows, newest first', async () => {
    const anna = await visitor().logIn('7');
    const { response } = (await anna.get('/api/front/user/shows/')).json();
    expect(response.shows).toEqual([
      { id: 's1', name: expect.any(String), url: expect.any(String), image: { image: expect.any(String) } },
    ]);
  });

  test('API-42 ROLE-10 rejects reading another user’s lists, also by a child', async () => {
    for (const id of ['7', '30']) {
      const one = await visitor().logIn(id);
      for (const list of ['favourites', 'shows'])
        expect((await one.get(`/api/front/user/${list}/?userId=8`)).json()).toMatchObject({ httpCode: 403 });
    }
    expect((await visitor().get('/api/front/user/favourites/?userId=7')).statusCode).toBe(401);
  });

  test('W-11 rejects saving from another site', async () => {
    const anna = await visitor().logIn('7');
    const answer = await anna.post('/api/bookmark/content/c4', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('FAV-13 stores one favourite after many simultaneous presses', async () => {
    const joan = await visitor().logIn('9');
    await Promise.all(Array.from({ length: 20 }, () => joan.post('/api/bookmark/content/c5')));
    const rows = await demo.db
      .selectFrom('favourite_contents')
      .selectAll()
      .where('user_id', '=', 9)
      .where('content_id', '=', 'c5')
      .execute();
    expect(rows).toHaveLength(1);
  });
});
