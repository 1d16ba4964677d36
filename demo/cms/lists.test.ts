import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unknownNotice } from '../../elements/index/index.server.ts';
import { readChoices, readServer } from '../../elements/index/read-server.ts';
import { sources } from '../../elements/index/sources.ts';
import { parseListQuery } from '../../src/lists/list-query.ts';
import type { Demo } from '../http/start-server.ts';
import { attributes, decode, ownAddresses } from '../testing/pages.ts';
import { startSite } from '../testing/start-site.ts';
import { listPages } from './templates/lists/list-page.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startSite();
});
afterAll(() => demo?.close());

const get = async (url: string, headers = {}) => {
  const answer = await demo.app.inject({ url, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
};
const cards = (body: string) => body.match(/<article class="card[\s\S]*?<\/article>/g) ?? [];
const ids = (body: string) => cards(body).flatMap((card) => attributes(card, 'data-id'));
const nextOf = (body: string) => attributes(/<a [^>]*rel="next"[^>]*>/.exec(body)?.[0] ?? '', 'href')[0];
const heading = (body: string) => decode(/<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? '');

describe('lists without a script', () => {
  test.each([
    ['/programes', 246, 28],
    ['/a-z', 368, 28],
    ['/activitats', 122, 28],
    ['/blogs', 42, 0],
  ])('LIST-03 LIST-12 %s leads through all of its cards, twelve a page', async (path, count, letters) => {
    const { body } = await get(path);
    const links = attributes(/<nav class="ap-index-letters"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '', 'href');
    expect(links).toHaveLength(letters);
    const seen: string[] = [];
    for (let at: string | undefined = path; at; ) {
      const page = await get(at);
      expect(page.status, at).toBe(200);
      seen.push(...ids(page.body));
      at = nextOf(page.body);
      if (at) expect(cards(page.body)).toHaveLength(12);
    }
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
  });

  test('LIST-02 LIST-30 every letter is a link to its page', async () => {
    const { body } = await get('/a-z');
    const links = attributes(/<nav class="ap-index-letters"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '', 'href');
    for (const href of links) expect((await get(href)).status, href).toBe(200);
    const { body: letter } = await get('/a-z?lletra=V');
    expect(letter).toContain('aria-current="page">V</a>');
    expect(letter).toMatch(/>Visita [^<]*<\/a>/);
  });

  test('LIST-18 LIST-19 the form finds by text, place, age and kind, and shows what it was asked', async () => {
    const { body } = await get('/activitats?text=taller&lloc=46250&lloc=03014&edat=4-7&filtre=taller');
    expect(cards(body).length).toBeGreaterThan(2);
    expect(attributes(body, 'value')).toEqual(expect.arrayContaining(['taller', '46250', '4-7']));
    expect(body.match(/<option [^>]*selected/g)).toHaveLength(4);
    expect(body).toContain('la Vall d’Uixó');
  });

  test('LIST-11 SRCH-05 says where there is nothing, and leads back', async () => {
    const { body } = await get('/programes?text=zzzz');
    expect(body).toContain('No s’han trobat resultats.');
    expect(body).toContain('<a href="/programes">Mostreu-ho tot</a>');
  });

  test.each([
    ['/programes?cursor=12', 'ja no val'],
    ['/programes?cursor=*x', 'ja no val'],
    ['/a-z?lletra=AB', 'Esta llista no té la lletra «AB».'],
    ['/blogs?lletra=C', 'Esta llista no té la lletra «C».'],
    ['/activitats?lloc=46999', 'No hi ha cap municipi «46999» en esta llista.'],
    ['/activitats?lloc=x', 'No hi ha cap municipi «x» en esta llista.'],
    ['/programes?filtre=NO', 'No hi ha cap filtre «NO» en esta llista.'],
  ])('LIST-18 %s shows the list from its beginning, and says what is wrong', async (path, message) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(decode(body)).toContain(message);
    expect(cards(body)).toHaveLength(12);
  });

  test('LIST-18 keeps the right values of an address beside a wrong one', async () => {
    const { status, body } = await get('/activitats?lloc=46250&lloc=46999&edat=4-7');
    expect(status).toBe(400);
    expect(ids(body)).toEqual(ids((await get('/activitats?lloc=46250&edat=4-7')).body));
  });

  test('LIST-19 a municipality without activities is named, and nothing is found there', async () => {
    const { body } = await get('/activitats?lloc=03001');
    expect(body).toContain('<option value="03001" selected="">');
    expect(body).toContain('No s’han trobat resultats.');
  });

  // by this the widget decides whether the server's list matches the address
  describe.each(['programmes', 'az', 'activities', 'blogs'] as const)('the widget of %s', (source) => {
    test.each([
      '',
      '?lletra=c',
      '?lletra=%C3%A7&lletra=B',
      '?lletra=AB',
      '?lletra=top',
      '?lletra=C&text=mar',
      '?text=%20%20mar%20%20',
      '?text=%E9%F0%9F%92%A9&text=b',
      `?text=${'mar+'.repeat(51)}`,
      '?text=%3Cimg%20src=x%3E%22',
      '?lloc=99999',
      '?lloc=46250&lloc=03014&lloc=46250',
      '?lloc=03001&lloc=',
      '?lloc=%00',
      '?lloc[]=46250',
      '?edat=xx&edat=18&edat=4-7',
      '?edat=__proto__&filtre=constructor',
      '?filtre=NO',
      '?filtre=radio&filtre=taller',
      '?cursor=12',
      '?cursor=*',
      '?%',
    ])('LIST-18 takes the list of the server for %s', async (query) => {
      const { path } = listPages[source];
      const { status, body } = await get(path + query);
      if (status === 400 && !body.includes('<ap-index')) return; // the server refuses the address (API-45)
      const { document } = new Window({ url: 'http://localhost/' });
      document.write(body);
      const host = document.querySelector('ap-index') as unknown as HTMLElement;
      const { letters, hasNoText } = sources[source];
      const given = { letters, hasText: !hasNoText, locations: [], ages: [], filters: [] };
      const choices = readChoices(host, given);
      const parsed = parseListQuery(new URLSearchParams(query), choices);
      expect(readServer(host, letters)).toEqual(parsed.query);
      const notice = host.querySelector('[data-list-notice]')?.textContent ?? '';
      expect(notice).toContain(unknownNotice(parsed.unknown));
    });
  });

  test('LIST-18 says that a text was too long', async () => {
    const { status, body } = await get(`/programes?text=${'mar+'.repeat(2500)}`);
    expect(status).toBe(200);
    expect(body).toContain('El text era molt llarg');
    expect(cards(body).length).toBeGreaterThan(0);
  });

  test('ROUTE-30 every entry of a list has a page of its own, and no other has', async () => {
    for (const path of ['/programes', '/activitats', '/blogs']) {
      const { body } = await get(path);
      const [card = ''] = cards(body);
      const [href = ''] = attributes(card, 'href');
      expect(href).toMatch(new RegExp(`^${path}/[a-z0-9-]+$`));
      const page = await get(href);
      expect(page.status, href).toBe(200);
      expect(decode(card)).toContain(heading(page.body));
      expect((await get(`${path}/no-hi-es`)).status).toBe(404);
    }
  });
});

describe('results', () => {
  test('SRCH-09 API-30 the next page is html for a browser and JSON for a widget', async () => {
    const { body } = await get('/resultats/pla%C3%A7a');
    const next = nextOf(body) ?? '';
    expect(next).toMatch(/^\/resultats\/pla%C3%A7a\?cursor=/);
    const html = await get(next);
    for (const headers of [{ accept: 'application/json' }, { 'content-type': 'application/json' }]) {
      const json = await get(next, headers);
      expect(json.headers['content-type']).toContain('application/json');
      expect(json.headers.vary).toContain('accept');
      const answer = JSON.parse(json.body);
      expect(answer.html.flatMap(ids)).toEqual(ids(html.body));
      expect(answer.nextPage).toBe(nextOf(html.body) ?? null);
    }
    expect(html.headers.vary).toBe('accept, content-type, accept-encoding');
  });

  test('API-30 the last page has no next one, and a cursor of another search is refused', async () => {
    let next = nextOf((await get('/resultats/pla%C3%A7a')).body) ?? null;
    const json = { accept: 'application/json' };
    const first = next;
    for (let pages = 0; next && pages < 20; pages++) next = JSON.parse((await get(next, json)).body).nextPage;
    expect(next).toBeNull();
    const other = String(first).replace('pla%C3%A7a', 'festa');
    const refused = await get(other, json);
    expect([refused.status, JSON.parse(refused.body).errorCode]).toEqual([400, 'INVALID_CURSOR']);
    const page = await get(other);
    expect([page.status, page.body.includes('ja no val')]).toEqual([400, true]);
  });

  test.each([
    ['news', /^\/noticies\//],
    ['videos', /^\/videos\//],
    ['audios', /^\/audios\//],
    ['programs', /^\/programes\//],
    ['other', /^\/(galeries|activitats|blogs|directes|enquestes|lacolla|apunts)\//],
    ['nonsense', /^\//],
  ])('ROUTE-23 SRCH-12 searchtype=%s has only its own', async (type, path) => {
    const { body } = await get(`/resultats/mar?searchtype=${type}`);
    for (const card of cards(body)) expect(/<h2><a href="([^"]*)"/.exec(card)?.[1]).toMatch(path);
    const current = /<a href="[^"]*" aria-current="page">([^<]*)<\/a>/.exec(
      /<ap-search-filter[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '',
    );
    if (type === 'nonsense') {
      expect(current?.[1]).toBe('Tot');
      expect(ids(body)).toEqual(ids((await get('/resultats/mar')).body));
    }
    expect(cards(body).length).toBeGreaterThan(0);
  });

  test('SRCH-09 marks what was looked for', async () => {
    const { body } = await get('/resultats/places');
    expect(body).toContain('<mark>plaça</mark>');
  });

  test('SRCH-05 offers what was meant where nothing is found', async () => {
    const { body } = await get('/resultats/platxa');
    expect(body).toContain('No s’han trobat resultats.');
    expect(body).toContain('Volíeu dir <a href="/resultats/platja">platja</a>?');
    expect(cards((await get('/resultats/platja')).body).length).toBeGreaterThan(0);
    const none = await get('/resultats/festa?searchtype=programs&cursor=');
    expect(none.status).toBe(200);
  });

  test('SITE-12 keeps to the base path', async () => {
    const based = await startSite({
      basePath: '/web',
    });
    for (const path of ['/web/programes?lletra=A', '/web/activitats?lloc=46250', '/web/resultats/mar']) {
      const { body } = await based.app.inject(path);
      for (const address of ownAddresses(body)) expect(address, path).toMatch(/^\/web\//);
    }
    await based.close();
  });
});

test('MAP-01 MAP-06 activities are on a map, with a link to each where there is none', async () => {
  const { body } = await get('/activitats');
  const map = /<ap-map>[\s\S]*?<\/ap-map>/.exec(body)?.[0] ?? '';
  const links = attributes(map, 'href');
  expect(links.length).toBeGreaterThan(100);
  expect(links.every((href) => href.startsWith('/activitats/'))).toBe(true);
  const markers = JSON.parse(/data-prop="markers">([^<]*)/.exec(map)?.[1] ?? '[]');
  expect(markers).toHaveLength(links.length);
});
