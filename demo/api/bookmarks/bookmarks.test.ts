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

  test('API-13 FAV-05 a content is saved and forgotten, and twice is as once', async () => {
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

  test('API-14 FAV-06 a show is saved and forgotten', async () => {
    const joan = await visitor().logIn('9');
    expect((await joan.post('/api/bookmark/taxon/s2')).json().response.showsId).toEqual(['s2']);
    expect((await joan.delete('/api/bookmark/taxon/s2')).json().response.showsId).toEqual([]);
  });

  test('FAV-03 what does not exist any more can still be forgotten, and is not saved', async () => {
    const joan = await visitor().logIn('9');
    for (const path of ['content/x9', 'taxon/x9']) {
      expect((await joan.post(`/api/bookmark/${path}`)).statusCode).toBe(404);
      expect((await joan.delete(`/api/bookmark/${path}`)).statusCode).toBe(200);
    }
  });

  test('API-13 API-14 an id that the database cannot read is refused, and is no failure of the server', async () => {
    const joan = await visitor().logIn('9');
    for (const path of ['content/a%00b', 'taxon/a%00b', `content/${'a'.repeat(65)}`])
      expect((await joan.post(`/api/bookmark/${path}`)).json()).toMatchObject({ httpCode: 400 });
  });

  test('FAV-02 saving needs a login', async () => {
    for (const path of ['content/c1', 'taxon/s1']) {
      expect((await visitor().post(`/api/bookmark/${path}`)).json()).toMatchObject({ httpCode: 401 });
      expect((await visitor().delete(`/api/bookmark/${path}`)).json()).toMatchObject({ httpCode: 401 });
    }
  });

  test('API-15 FAV-10 the saved contents have what a card shows, the newest first', async () => {
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

  test('API-16 FAV-11 the saved shows too', async () => {
    const anna = await visitor().logIn('7');
    const { response } = (await anna.get('/api/front/user/shows/')).json();
    expect(response.shows).toEqual([
      { id: 's1', name: expect.any(String), url: expect.any(String), image: { image: expect.any(String) } },
    ]);
  });

  test('API-42 W-10 ROLE-10 nobody reads the lists of another, a child neither', async () => {
    for (const id of ['7', '30']) {
      const one = await visitor().logIn(id);
      for (const list of ['favourites', 'shows'])
        expect((await one.get(`/api/front/user/${list}/?userId=8`)).json()).toMatchObject({ httpCode: 403 });
    }
    expect((await visitor().get('/api/front/user/favourites/?userId=7')).statusCode).toBe(401);
  });

  test('W-11 another site saves nothing', async () => {
    const anna = await visitor().logIn('7');
    const answer = await anna.post('/api/bookmark/content/c4', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('FAV-13 many presses at once leave one', async () => {
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
