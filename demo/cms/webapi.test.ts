import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesWithActivities } from '../api/catalogue/read-places.ts';
import type { Demo } from '../http/start-server.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { openapiCheck } from '../testing/openapi-check.ts';
import { attributes, decode } from '../testing/pages.ts';
import { startSite } from '../testing/start-site.ts';

interface Answer {
  html: string[];
  cursorMark: string | null;
  notice?: string;
}

onBothDatabases((database) => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startSite({ basePath: '/web', ...(await database.fresh()) });
  });
  afterAll(() => demo?.close());

  const call = (path: string) => demo.app.inject(`/web/webapi${path}`);
  const ask = async (path: string): Promise<Answer> => (await call(path)).json();
  const titles = ({ html }: Answer) =>
    html.map((card) => decode(/<h[23]>.*?>([^<]*)<\/a>/.exec(card)?.[1] ?? ''));
  const ids = ({ html }: Answer) => html.flatMap((card) => attributes(card, 'data-id'));

  /** Reads all pages of a list. @param first path and query of the first page */
  async function readAll(first: string): Promise<Answer[]> {
    const [path = '', query = ''] = first.split('?');
    const pages = [await ask(first)];
    for (let cursor = pages[0]?.cursorMark; cursor; cursor = pages.at(-1)?.cursorMark)
      pages.push(await ask(`${path}${encodeURIComponent(cursor)}?${query}`));
    return pages;
  }

  test('LIST-14 LIST-12 reads the programmes by date, twelve a page, each once', async () => {
    const pages = await readAll('/shows/search/?limit=12&types=program&orderBy=lastPublishedContentDate');
    expect(pages).toHaveLength(21);
    for (const page of pages.slice(0, -1)) expect(page.html).toHaveLength(12);
    const all = pages.flatMap(ids);
    expect([all.length, new Set(all).size]).toEqual([246, 246]);
    const dates = await demo.db.selectFrom('listed').select(['id', 'published_at']).execute();
    const times = all.map((id) => dates.find((row) => row.id === id)?.published_at.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test('API-20 LIST-30 reads the programmes of a letter, without regard to accents', async () => {
    const found = (await readAll('/shows/search/?letter=A&orderBy=lastPublishedContentDate')).flatMap(titles);
    expect(found).toContain('Àlbum de mar');
    expect(found).toContain('Arran de terra');
    for (const title of found) expect(title).toMatch(/^[AÀ]/);
    expect((await ask('/shows/search/?letter=%C3%A0')).html).toEqual(
      (await ask('/shows/search/?letter=a')).html,
    );
    for (const title of titles(await ask('/shows/search/?letter=%23'))) expect(title).toMatch(/^\d/);
  });

  test('API-23 LIST-29 reads shows and activities by the Catalan alphabet', async () => {
    const found = (await readAll('/az/?letter=C')).flatMap(titles);
    expect(found.length).toBeGreaterThan(30);
    expect(found).toEqual(found.toSorted(new Intl.Collator('ca').compare));
    expect(found).toContain('Cançons de mar');
    expect(found).toContain('Concert d’orgue a les fosques');
  });

  test('LIST-24 TOP is what nothing narrows down, the most popular first', async () => {
    const top = await ask('/az/?letter=TOP');
    expect(top).toEqual(await ask('/az/'));
    expect(titles(top)).toContain('La Costera');
    expect(await ask('/shows/search/?letter=TOP')).toEqual(await ask('/shows/search/'));
  });

  test('API-24 LIST-16 narrows activities down by places, ages and filters, in either way to write a list', async () => {
    const both = (await readAll('/activity/?location=03014&location=46250')).flatMap(ids);
    expect(both).toHaveLength(23);
    expect((await readAll('/activity/?location[]=03014&location[]=46250')).flatMap(ids)).toEqual(both);
    const one = (await readAll('/activity/?location=46250')).flatMap(ids);
    for (const id of one) expect(both).toContain(id);
    const young = (await readAll('/activity/?location=46250&age=0-3&age=4-7&filters=taller')).flatMap(titles);
    expect(young.length).toBeGreaterThan(0);
    for (const title of young) expect(title).toMatch(/^Taller/);
    expect(await ask('/activity/?location=&age=&text=&filters=')).toEqual(await ask('/activity/'));
  });

  test('API-25 LIST-23 reads blogs from the beginning, *, to the end', async () => {
    const query = 'limit=12&types=blogs&orderBy=lastPublishedContentDate';
    const first = await ask(`/blogs/search/*?${query}`);
    const all = [...ids(first)];
    for (let cursor = first.cursorMark; cursor; ) {
      const next = await ask(`/blogs/search/${encodeURIComponent(cursor)}?${query}`);
      all.push(...ids(next));
      cursor = next.cursorMark;
    }
    expect([all.length, new Set(all).size]).toEqual([42, 42]);
  });

  test('LIST-18 ENT-10 takes the cursor in the query too, and answers with a list of html and a cursor', async () => {
    const { cursorMark } = await ask('/az/?limit=5');
    const inQuery = await ask(`/az/?limit=5&cursorMark=${encodeURIComponent(cursorMark ?? '')}`);
    expect(inQuery).toEqual(await ask(`/az/${encodeURIComponent(cursorMark ?? '')}?limit=5`));
    expect(inQuery.html).toHaveLength(5);
    expect(Object.keys(inQuery)).toEqual(['html', 'cursorMark']);
    for (const card of inQuery.html) expect(card).toMatch(/^<article class="card[^>]* data-id="[\w-]+">/);
    expect(attributes(inQuery.html.join(), 'href').every((href) => href.startsWith('/web/'))).toBe(true);
  });

  test.each([
    ['/shows/search/?text=ALBUMS+mar', 'Àlbum de mar'],
    ['/shows/search/?text=coleccio', undefined],
    ['/shows/search/?text=col.leccio+arros', 'Col·lecció d’arròs'],
    ['/shows/search/?text=col.leccions', 'Col·lecció d’arròs'],
    ['/shows/search/?text=hora+mar', 'L’hora de mar'],
    ['/shows/search/?text=fang+histo', 'Històries de fang'],
    ['/activity/?text=cavall+marjal', 'Ruta dels cavalls de la marjal'],
    ['/activity/?text=platja', 'Ruta de les platges tranquil·les'],
    ['/az/?text=morella', 'Visita al forn de llenya'],
  ])('LIST-18 BEY-22 %s finds %s', async (path, title) => {
    const found = (await readAll(path)).flatMap(titles);
    if (title === undefined) expect(found).toEqual([]);
    else expect(found).toContain(title);
  });

  test('LIST-18 a text wins over a letter', async () => {
    expect(await ask('/az/?text=platja&letter=B')).toEqual(await ask('/az/?text=platja'));
  });

  describe('bad input', () => {
    const refused = async (path: string) => {
      const answer = await call(path);
      const { errorCode, errorMessage } = answer.json();
      return [answer.statusCode, errorCode, errorMessage];
    };
    const noCursor = [400, 'INVALID_CURSOR', expect.stringContaining('ja no val')];

    test('LIST-22 refuses a cursor that is forged, cut, or of another question or list', async () => {
      const { cursorMark } = await ask('/az/?letter=C');
      const cursor = cursorMark ?? '';
      const [payload = '', signature = ''] = cursor.split('.');
      const other = Buffer.from(JSON.stringify(['Z', 'z'])).toString('base64url');
      for (const path of [
        `/az/${cursor}?letter=D`,
        `/az/${cursor}`,
        `/az/${cursor}?letter=C&location=46250`,
        `/activity/${cursor}?letter=C`,
        `/az/${other}.${signature}?letter=C`,
        `/az/${payload}?letter=C`,
        `/az/${payload}.AAAAAAAAAAAAAAAA?letter=C`,
        '/az/12?letter=C',
        `/az/?letter=C&cursorMark=${'a'.repeat(5000)}`,
      ])
        expect(await refused(path), path).toEqual(noCursor);
      expect((await call(`/az/${cursor}?letter=C&limit=24`)).statusCode).toBe(200);
    });

    test.each([
      ['/az/?letter=AB', 'letter', 'Trieu una lletra'],
      ['/az/?letter=%C3%91%C3%91', 'letter', 'Trieu una lletra'],
      ['/az/?letter=%D0%B4', 'letter', 'Trieu una lletra'],
      ['/az/?limit=0', 'limit', 'Es poden demanar d’1 a 48'],
      ['/az/?limit=100', 'limit', 'Es poden demanar d’1 a 48'],
      ['/az/?location=99999', 'location', 'no existix'],
      ['/az/?location=46999', 'location', 'No hi ha cap municipi amb el codi 46999.'],
      ['/az/?age=%27', 'age', 'no existix'],
      ['/az/?orderBy=title', 'orderBy', 'lastPublishedContentDate'],
      ['/shows/search/?types=blogs', 'types', 'només té program'],
    ])('LIST-18 %s is refused in Catalan, naming %s', async (path, field, message) => {
      const answer = await call(path);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        errorCode: 'INVALID_FIELDS',
        errorMessage: expect.stringContaining(message),
        errors: [
          { errorCode: 'INVALID_FIELD', errorMessage: expect.stringMatching(new RegExp(`^${field}: `)) },
        ],
      });
    });

    test.each<[string, string[]]>([
      ['%', []],
      ["' or 1=1 --", []],
      ['\u202eplatja', ['Ruta de les platges tranquil·les']],
      [`platja ${'x'.repeat(5000)}`, []],
      ['platja '.repeat(1400), ['Ruta de les platges tranquil·les']],
      ['& | ! <-> :*', []],
      ['🍊', []],
    ])('LIST-18 text %#, which no search expects, has a clear answer', async (text, some) => {
      const answer = await call(`/activity/?text=${encodeURIComponent(text)}`);
      expect(answer.statusCode).toBe(200);
      expect(titles(answer.json())).toEqual(expect.arrayContaining(some));
      if (some.length === 0) expect(answer.json()).toMatchObject({ html: [], cursorMark: null });
    });
  });

  test('BEY-22 says in an answer that words of a text were left out, and in no other', async () => {
    const nine = 'platja mar riu serra poble festa plaça mercat escola';
    expect((await ask(`/az/?text=${encodeURIComponent(nine)}`)).notice).toContain('les 8 primeres paraules');
    expect(await ask('/az/?text=platja')).not.toHaveProperty('notice');
  });

  test('DATA-04 offers the places where there is something to go to', async () => {
    const places = await placesWithActivities(demo.db);
    expect(places).toHaveLength(30);
    expect(places).toContainEqual({ C_INE: '46250', NOMBRE: 'València' });
    for (const { C_INE } of places) expect(C_INE).toMatch(/^(03|12|46)\d{3}$/);
  });

  test('API-20 API-23 answers as the document says', async () => {
    const mismatch = await openapiCheck(demo.app, '/web');
    for (const path of ['/shows/search/', '/az/', '/activity/']) {
      expect(mismatch('get', `/web/webapi${path}`, await call(path)), path).toBeUndefined();
      const more = `/web/webapi${path}{cursorMark}`;
      expect(mismatch('get', more, await call(`${path}none`)), path).toBeUndefined();
    }
    const blogs = await call('/blogs/search/*');
    expect(mismatch('get', '/web/webapi/blogs/search/{cursorMark}', blogs)).toBeUndefined();
    expect(blogs.headers['cache-control']).toContain('public');
    expect((await call('/none')).json()).toMatchObject({ httpCode: 404 });
  });
});
