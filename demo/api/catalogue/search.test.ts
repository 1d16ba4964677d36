import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { seedCatalogue } from '../../seeds/catalogue.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { activityMarkers } from './activity-markers.ts';
import { searchListed } from './search-listed.ts';
import { storeListed } from './store-listed.ts';
import { suggest } from './suggest.ts';

/**
 * Search texts and the titles that should match, as a reader would judge. They were written without our word rules,
 * in order to test them. The third value is the title that must come first, if one title is meant.
 */
const questions: readonly (readonly [question: string, answers: RegExp, first?: RegExp])[] = [
  // l·l in all its spellings
  ['col·legi', /col·legi/i],
  ['col.legi', /col·legi/i],
  ['collegi vell', /col·legi vell/i],
  ['COL·LECCIÓ de riu', /^Col·lecció de riu$/, /^Col·lecció de riu$/],
  ['col.leccions', /^Col·lecció/],
  ['pel.licules', /pel·lícul/i],
  ['novel·la', /novel·la/i],
  ['novelles', /novel·la/i],
  ['il.luminacio', /il·luminaci/i],
  ['excellencia', /Excel·lència/],
  // elision: with either apostrophe or with none
  ["l'hora", /\bhora\b/i],
  ['hora de mar', /^L’hora de mar$/, /^L’hora de mar$/],
  ['l’hort d’escola', /hort d’escola/i],
  ["d'arros", /arròs|arrossos/i],
  ['arxiu', /arxiu/i],
  ['institut', /institut/i],
  ['art de la seda', /art de la seda/],
  // accents and ç
  ['ALBUM', /^Àlbum/],
  ['album de mar', /^Àlbum de mar$/, /^Àlbum de mar$/],
  ['cancons', /\bcançó|\bcançons/i],
  ['placa', /plaça/i],
  ['dolcaina', /dolçaina/i],
  ['ciencia', /ciència/i],
  ['musica', /música|musical/i],
  ['ràdios', /\bràdio/i],
  ['màscares', /màscar/i],
  ['estrena local', /estren(a|en) local/],
  // plurals, both ways
  ['cavalls', /cavall/i],
  ['cavall', /cavall/i],
  ['platges', /platj|platg/i],
  ['platja', /platj|platg/i],
  ['places', /plaça/i],
  ['histories', /històri/i],
  ['història', /històri/i],
  ['barques', /\bbarca|\bbarques/i],
  ['taronges', /taronja/i],
  ['molí', /molins?\b/i],
  ['tren', /\btrens?\b/i],
  ['retrat', /^Retrats/],
  ['ofici de riu', /^Oficis de riu$/, /^Oficis de riu$/],
  ['viatges', /viatge/i],
  ['oliveres', /oliver/i],
  ['regant', /regants/i],
  ['bombers', /bombers/i],
  // the beginning of one word and of several
  ['ceram', /ceràmi|ceramist/i],
  ['t', /(^|[^\p{L}])t/iu],
  ['ta', /(^|[^\p{L}])ta/iu],
  ['mercat bitacola', /^Bitàcola de mercat$/, /^Bitàcola de mercat$/],
  ['paella gegant', /paella gegant/],
  ['24 hores', /^24 hores/],
  ['la costera', /^La Costera$/, /^La Costera$/],
  // figures, and the names of places
  ['24h', /^24 hores/],
  ['vint-i-quatre hores', /^24 hores/],
];

onBothDatabases((database) => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startApi({ ...(await database.fresh()), catalogue: true });
  });
  afterAll(() => demo?.close());

  const read = async (text: string, limit = 1000) => (await searchListed(demo.db, { text, limit })).rows;

  test('BEY-22 finds the intended titles among a thousand, with the best one first', async () => {
    const titles = (await demo.db.selectFrom('listed').select('title').execute()).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(1000);
    const missed: string[] = [];
    let [expected, found, inFront] = [0, 0, 0];
    for (const [question, answers, first] of questions) {
      const got = (await read(question)).map(({ title }) => title);
      const wanted = titles.filter((title) => answers.test(title));
      expect(wanted.length, question).toBeGreaterThan(0);
      expected += wanted.length;
      found += wanted.filter((title) => got.includes(title)).length;
      missed.push(...wanted.filter((title) => !got.includes(title)).map((title) => `${question}: ${title}`));
      // the intended titles stand before those that only mention the word
      const front = first ? got.slice(0, 1) : got.slice(0, wanted.length);
      const isInFront = front.length > 0 && front.every((title) => (first ?? answers).test(title));
      if (isInFront) inFront += 1;
      else
        missed.push(`${question}: in front are ${front.filter((title) => !answers.test(title)).join(', ')}`);
    }
    const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
    process.stdout.write(
      `${questions.length} questions, ${titles.length} titles: recall ${percent(found, expected)}, order ${percent(inFront, questions.length)}\n${missed.join('\n')}\n`,
    );
    expect(found / expected).toBeGreaterThanOrEqual(0.98);
    expect(inFront / questions.length).toBeGreaterThanOrEqual(0.9);
  });

  test('BEY-22 puts whole words above words that only begin so, wherever they stand', async () => {
    const texts = (await read('camp')).map(({ title, kicker, summary }) => `${title} ${kicker} ${summary}`);
    const hasWord = texts.map((text) => /\bcamps?\b/i.test(text));
    expect(hasWord).toContain(true);
    expect(hasWord).toContain(false);
    expect(hasWord).toEqual(hasWord.toSorted((one, other) => Number(other) - Number(one)));
  });

  test('SRCH-09 reads on from a cursor, and everything once', async () => {
    const all = (await read('plaça')).map(({ id }) => id);
    const read1: string[] = [];
    let cursorMark: string | undefined;
    do {
      const page = await searchListed(demo.db, { text: 'plaça', limit: 7, cursorMark });
      read1.push(...page.rows.map(({ id }) => id));
      cursorMark = page.cursorMark ?? undefined;
    } while (cursorMark);
    expect(all.length).toBeGreaterThan(14);
    expect(read1).toEqual(all);
    const { cursorMark: other } = await searchListed(demo.db, { text: 'plaça', limit: 7 });
    await expect(searchListed(demo.db, { text: 'festa', limit: 7, cursorMark: other ?? '' })).rejects.toThrow(
      'ja no val',
    );
  });

  test('SRCH-09 ROUTE-23 narrows down by type', async () => {
    for (const [type, expected] of [
      ['news', ['news']],
      ['videos', ['video']],
      ['audios', ['audio']],
      ['programs', ['program']],
    ] as const) {
      const { rows } = await searchListed(demo.db, { text: 'de mar', type, limit: 1000 });
      for (const row of rows) expect(expected).toContain(row.type);
    }
    const { rows } = await searchListed(demo.db, { text: 'plaça', type: 'other', limit: 1000 });
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set(['activity', 'other', 'blog']));
  });

  test('BEY-22 searches for at most eight words and 200 characters, and reports omitted words', async () => {
    const search = (text: string) => searchListed(demo.db, { text, limit: 3 });
    expect(await search('un dos tres quatre cinc sis set huit nou deu')).toMatchObject({
      words: ['dos', 'tres', 'quatre', 'cinc', 'sis', 'set', 'huit', 'nou'],
      isCut: true,
    });
    expect((await search('mar '.repeat(40))).isCut).toBe(false);
    expect((await search('mar '.repeat(4000))).isCut).toBe(true);
    for (const text of ['', '%', '\u0000', '\u202e', '🍊', '---', "';"])
      expect(await search(text)).toEqual({ rows: [], cursorMark: null, words: [], isCut: false });
  });

  test.each([
    ['platxa', 'platja'],
    ['dolsaina', 'dolçaina'],
    ['paela jegant', 'paella gegant'],
    ['ceramyca', 'ceràmica'],
    ['Novela de MAR', 'novel·la de MAR'],
    ['novela d’a prop del riu', undefined],
    ['nit plaxa', 'nit plaça'],
    ['platja zzzz', undefined],
    ['platxa zzzz', 'platja'],
    ['gossos', undefined],
    ['novembre', undefined],
    ['zzzzzz', undefined],
    ['%%%', undefined],
    ['platja', undefined],
  ])('SRCH-05 BEY-22 suggests for the search %s the text %s', async (typed, meant) => {
    expect(await suggest(demo.db, typed)).toBe(meant);
  });

  test('MAP-02 MAP-05 gives every activity on the map its place, picture and link', async () => {
    const markers = await activityMarkers(demo.db);
    expect(markers).toHaveLength(120);
    for (const { coords, options } of markers) {
      expect(coords[0]).toBeLessThan(0.6);
      expect(coords[1]).toBeGreaterThan(37);
      expect(options.link.href).toMatch(/^\/activitats\/[a-z0-9-]+$/);
      expect(options.description).toMatch(/ · /);
    }
  });

  test('sows the catalogue anew where an older version of the rules has stored its words', async () => {
    await demo.db.updateTable('settings').set({ value: '1' }).where('key', '=', 'catalogue').execute();
    await sql`update listed set words = '', title_stems = ''`.execute(demo.db);
    await seedCatalogue(demo.db, new Date('2026-03-01T12:00:00Z'));
    expect((await read('dies')).length).toBeGreaterThan(0);
  });

  test('stores an entry once, whatever its texts hold', async () => {
    const hostile = {
      id: 'x1',
      type: 'news' as const,
      title: `'a':1A & b\\ "c" ${'l’esdrúixol '.repeat(3000)}`,
      url: '/x1',
      kicker: '<b>',
      summary: '',
      image: { src: '/clip/x', alt: '' },
      details: {},
      popularity: 0,
      publishedAt: new Date('2026-03-01T12:00:00Z'),
    };
    await storeListed(demo.db, [hostile]);
    await storeListed(demo.db, [{ ...hostile, title: 'Una altra' }]);
    expect((await read('esdrúixols')).map(({ id }) => id)).toEqual(['x1']);
  });
});
