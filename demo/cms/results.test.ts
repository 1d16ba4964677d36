import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { searchListed } from '../api/catalogue/search-listed.ts';
import { createFeed } from '../api/live/create-feed.ts';
import { createPoll } from '../api/polls/create-poll.ts';
import type { Demo } from '../http/start-server.ts';
import { onDatabase } from '../testing/databases.ts';
import { attributes, decode, startPages } from '../testing/pages.ts';
import { startApi } from '../testing/start-api.ts';
import { startSite } from '../testing/start-site.ts';
import { legalTexts } from './content/legal.ts';
import { sitePages } from './content/site-pages.ts';
import { sites } from './content/sites.ts';
import { searchOthers } from './search.ts';

const article = '/noticies/la-ciutat-ompli-de-musica-els-patis';

describe('page', () => {
  const asked: string[] = [];
  const started = startPages({
    lists: {
      search: async ({ text }) => {
        asked.push(text);
        return { rows: [], cursorMark: null, words: [], isCut: false };
      },
      others: async (text) =>
        text === 'patis' ? [{ path: article, kicker: 'Cultura', title: 'Nit dels patis' }] : [],
    },
  });
  const get = async (url: string) => (await started).get(url);

  test.each([
    ['patis', 'patis'],
    ['m%C3%BAsica%20i%20patis', 'música i patis'],
    ['AC%2FDC', 'AC/DC'],
    ['AC/DC', 'AC/DC'],
    ['100%25', '100%'],
    ['%25%25%25', '%%%'],
    ['a%2Bb', 'a+b'],
    ['a+b', 'a+b'],
    ['qu%C3%A8%3F', 'què?'],
    ['a%23b', 'a#b'],
    ['%252F%2541', '%2F%41'],
    ['%F0%9F%8D%8A%F0%9F%8D%8A%F0%9F%8D%8A', '🍊🍊🍊'],
    ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
    [`${'%C3%A0'.repeat(100)}`, 'à'.repeat(100)],
  ])('ROUTE-22 SRCH-14 /resultats/%s searches for «%s»', async (encoded, text) => {
    asked.length = 0;
    const { status, body } = await get(`/resultats/${encoded}`);
    expect(status).toBe(200);
    expect(asked).toEqual([text]);
    expect(decode(body)).toContain(`<h1 class="results-title">«${text}»</h1>`);
    if (text.includes('<')) expect(body).not.toContain(text);
  });

  test.each([
    ['/resultats?text=AC%2FDC', '/resultats/AC%2FDC'],
    ['/resultats?text=100%25', '/resultats/100%25'],
    ['/resultats?text=a+%2B+b', '/resultats/a%20%2B%20b'],
    ['/resultats?text=qu%C3%A8%3F', '/resultats/qu%C3%A8%3F'],
    ['/resultats?text=%252F', '/resultats/%252F'],
    ['/resultats?text=%20m%C3%BAsica%20', '/resultats/m%C3%BAsica'],
  ])('SRCH-14 SRCH-01 redirects the header’s form without a script from %s to %s', async (url, place) => {
    const { status, headers } = await get(url);
    expect([status, headers.location]).toEqual([303, place]);
  });

  test.each([
    '/resultats/ab',
    '/resultats/%20ab%20',
    '/resultats/%25%25',
    '/resultats/%F0%9F%8D%8A%F0%9F%8D%8A',
    '/resultats/',
    '/resultats',
    '/resultats?text=ab',
    '/resultats?text=%F0%9F%8D%8A%F0%9F%8D%8A',
    '/resultats?text=abc&text=def',
  ])('SRCH-08 MSG-01 %s shows that the text is too short and does not search', async (url) => {
    asked.length = 0;
    const { status, body } = await get(url);
    expect([status, asked]).toEqual([200, []]);
    expect(body).toContain('Introduïu almenys tres caràcters.');
  });

  test('ROUTE-22 MSG-01 lists the results or says that there are none', async () => {
    const { body } = await get('/resultats/patis');
    expect(body).toContain('1 resultat<');
    expect(attributes(body, 'href')).toContain(article);
    const { body: nothing } = await get('/resultats/zzzz');
    expect(nothing).toContain('No s’han trobat resultats.');
    expect(nothing).not.toContain('<ul class="cards');
    expect(nothing, 'and what to do next').toContain('name="text" type="search" value="zzzz"');
  });
});

onDatabase((database) => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startApi({ ...(await database.fresh()), catalogue: true });
  });
  afterAll(() => demo?.close());

  const find = async (text: string) => {
    const { rows } = await searchListed(demo.db, { text, limit: 50 });
    return [...(await searchOthers(demo.db, text)).map(({ path }) => path), ...rows.map(({ url }) => url)];
  };

  test('SRCH-01 ROUTE-22 finds every word regardless of accents and case, titles first', async () => {
    expect(await find('MUSICA patis')).toContain(article);
    expect(await find('mu\u0301sica')).toContain(article);
    expect(await find('música zzzz')).toEqual([]);
    expect((await find('la costera'))[0]).toBe('/programes/la-costera');
    expect(await find('   ')).toEqual([]);
  });

  test('ROUTE-22 finds live feeds and polls, and no hidden one', async () => {
    await createFeed(demo.db, { id: 'x1', title: 'El 137% de l_aigua \\ d’ací', path: '/directes/x1' });
    await createPoll(demo.db, { id: 'x2', question: 'Quin canyaret?' });
    await createPoll(demo.db, { id: 'x3', question: 'Quin canyaret amagat?', hidden: true });
    expect(await find('canyaret')).toEqual(['/enquestes/x2']);
    expect(await find('137% aigua')).toEqual(['/directes/x1']);
  });

  test('BEY-22 finds each page that the menus, the doors and the foot of the sites lead to', async () => {
    const linked = Object.values(sites).flatMap(({ navigation, doors, login }) => [
      ...navigation,
      ...doors,
      login,
    ]);
    const wanted = [
      ...linked.map(({ title, href }) => [title, href] as const),
      ...legalTexts.map(({ title, path }) => [title, path] as const),
      ['programació', '/programacio'],
      ['butlletí', '/butlletins'],
      ['contacte', '/contacte'],
      ['registre', '/registre'],
      ['login', '/acces'],
      ['oratge', '/el-temps'],
      ['jocs', '/lacolla/jocs'],
    ] as const;
    for (const [text, href = ''] of wanted) {
      const paths = (await searchOthers(demo.db, text)).map(({ path }) => path.replace(/\?.*/, ''));
      expect(paths, text).toContain(href.replace(/\?.*/, ''));
    }
  });

  test('BEY-22 marks a page that only begins as the text does', async () => {
    const [page] = await searchOthers(demo.db, 'butll');
    expect(page).toMatchObject({ path: '/butlletins', isBeginning: true });
    expect(await searchOthers(demo.db, 'butlletins')).toMatchObject([{ isBeginning: false }]);
  });

  test('SRCH-14 treats wildcard and SQL characters as literal text', async () => {
    for (const text of ['137%', '137% l_aigua', 'd’ací 137'])
      expect(await find(text), text).toEqual(['/directes/x1']);
    for (const text of ['\\', '%%%', '___', "' or 1=1 --"]) expect(await find(text), text).toEqual([]);
    expect(await find('13_%'), 'a wildcard').not.toContain('/directes/x1');
  });
});

describe('with the database', () => {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let demo: Demo;
  beforeAll(async () => {
    demo = await startSite();
  });
  afterAll(() => demo?.close());

  test('ROUTE-22 SRCH-01 finds contents of the database for anybody', async () => {
    const { body } = await demo.app.inject('/resultats/m%C3%BAsica%20patis');
    expect(attributes(body, 'href')).toContain(article);
  });

  test.each([
    ['/resultats/100%', '«100%»'],
    ['/resultats/%25%', '«%%»'],
    ['/resultats/m%C3sica', '«m\uFFFDsica»'],
  ])('SRCH-14 %s, an invalid address, searches for the typed text', async (url, title) => {
    const { statusCode, body } = await demo.app.inject(url);
    expect(statusCode).toBe(200);
    expect(decode(body)).toContain(`<h1 class="results-title">${title}</h1>`);
  });

  test('BEY-22 searches for eight words of thousands, and says so in the page and the answer', async () => {
    const words = Array.from({ length: 3800 }, (_, index) => `z${index.toString(36)}`).join(' ');
    const url = `/resultats/${encodeURIComponent(words)}`;
    const notice =
      'El text era molt llarg: hem buscat les 8 primeres paraules dels 200 primers caràcters, i la resta no.';
    expect(decode((await demo.app.inject(url)).body)).toContain(notice);
    const headers = { accept: 'application/json' };
    expect((await demo.app.inject({ url, headers })).json()).toEqual({ html: [], nextPage: null, notice });
    const short = await demo.app.inject({ url: '/resultats/zqx', headers });
    expect(short.json()).toEqual({ html: [], nextPage: null });
  });

  test.each(['/noticies/100%', '/%C3', '/%'])('SRCH-14 returns a 404 page for %s', async (url) => {
    const { statusCode, headers } = await demo.app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('BEY-22 puts a live feed that only begins as the text does behind the whole words', async () => {
    const headers = { accept: 'application/json' };
    const titles: string[] = [];
    let url: string | null = '/resultats/camp';
    while (url) {
      const { body }: { body: string } = await demo.app.inject({ url, headers });
      const answer: { html: string[]; nextPage: string | null } = JSON.parse(body);
      titles.push(...answer.html);
      url = answer.nextPage;
    }
    const hasWord = titles.map((card) => /<mark>camps?<\/mark>/i.test(card));
    const feed = titles.findIndex((card) => card.includes('data-id="/directes/nit-de-les-campanes"'));
    expect(feed).toBeGreaterThan(hasWord.lastIndexOf(true));
    expect(hasWord.lastIndexOf(true)).toBeGreaterThanOrEqual(0);
  });

  test('BEY-22 answers each page of the site that the search finds', async () => {
    for (const { path } of sitePages)
      expect([200, 302], path).toContain((await demo.app.inject(path)).statusCode);
  });

  test('SRCH-14 rejects such an address in the API', async () => {
    expect((await demo.app.inject('/api/front/poll/100%')).json()).toMatchObject({
      errorCode: 'INVALID_ADDRESS',
    });
  });
});
