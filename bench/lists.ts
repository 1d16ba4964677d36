/** Measures the cost of each list and search call, with 600 and with 100,000 contents: `npm run bench:lists`. */
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import type { ListName, ListQuery } from '../demo/api/catalogue/list-query.ts';
import { readList } from '../demo/api/catalogue/read-list.ts';
import { searchListed } from '../demo/api/catalogue/search-listed.ts';
import { type Listing, storeListed } from '../demo/api/catalogue/store-listed.ts';
import type { Db } from '../demo/api/database/database.types.ts';
import { insertNew } from '../demo/api/database/insert-new.ts';
import { openDatabase } from '../demo/api/database/open-database.ts';
import { catalogue } from '../demo/cms/content/catalogue/catalogue.ts';
import { places } from '../demo/cms/content/catalogue/places.ts';
import { createDatabase, findPostgres, startPostgres } from '../demo/testing/temporary-postgres.ts';

const sizes = [600, 100_000];
const rounds = 40;
const start = Date.parse('2026-03-01T12:00:00Z');

const types = ['program', 'news', 'video', 'audio', 'other', 'activity', 'blog'] as const;

/** Repeats the catalogue's contents with different words, so that no content matches every query. */
function listings(size: number): Listing[] {
  return Array.from({ length: size }, (_, index) => {
    const { title, kicker, lead } = catalogue[(index * 7) % catalogue.length] ?? {
      title: '',
      kicker: '',
      lead: '',
    };
    return {
      id: `x${index}`,
      type: types[index % types.length] ?? 'news',
      title: `${title} ${index}`,
      url: `/x/${index}`,
      kicker,
      summary: lead,
      image: { src: '/clip/x', alt: '' },
      details: {},
      place: places[(index * 13) % places.length]?.code,
      ages: ['8-12'],
      filters: ['taller'],
      popularity: (index * 7919) % size,
      publishedAt: new Date(start - index * 60_000),
    };
  });
}

const none = { limit: 12, location: [], age: [], filters: [] };
const byDate = { ...none, orderBy: 'lastPublishedContentDate' } as const;

type Page = { cursorMark: string | null };
type Call = (db: Db, cursorMark?: string) => Promise<Page>;

const list =
  (name: ListName, query: ListQuery): Call =>
  (db, cursorMark) =>
    readList(db, name, { ...query, cursorMark });
const search =
  (text: string): Call =>
  (db, cursorMark) =>
    searchListed(db, { text, limit: 12, cursorMark });

const calls: Record<string, Call> = {
  'programmes, by date': list('programmes', byDate),
  'programmes of a letter': list('programmes', { ...byDate, letter: 'C' }),
  'programmes with a text': list('programmes', { ...byDate, text: 'histories' }),
  'programmes with one letter': list('programmes', { ...byDate, text: 't' }),
  'A to Z, TOP': list('az', none),
  'A to Z, a letter': list('az', { ...none, letter: 'C' }),
  'activities of a place': list('activities', { ...none, location: ['46250'] }),
  'activities for an age': list('activities', { ...none, age: ['8-12'] }),
  blogs: list('blogs', byDate),
  'search for a rare word': search('orxata'),
  'search for a frequent word': search('mar'),
  'search for two words': search('banda jove'),
};

/** Measures many calls of `call`, each in milliseconds. */
async function time(call: () => Promise<unknown>): Promise<{ median: number; p95: number }> {
  await call();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = performance.now();
    await call();
    times.push(performance.now() - from);
  }
  times.sort((one, other) => one - other);
  return { median: times[rounds / 2] ?? 0, p95: times[Math.floor(rounds * 0.95)] ?? 0 };
}

/** Returns the cursor of the tenth page, or of the last page if there are fewer. */
async function tenth(call: Call, db: Db): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 1; page < 10; page++) {
    const { cursorMark } = await call(db, cursor);
    if (cursorMark === null) return cursor;
    cursor = cursorMark;
  }
  return cursor;
}

/** Returns the indexes that the last query of a call uses, and the other steps of its plan. */
async function planOf(call: Call, db: Db): Promise<string> {
  let last: RootOperationNode | undefined;
  const heard = db.withPlugin({
    transformQuery({ node }) {
      last = node;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await call(heard);
  if (!last) return '';
  const query = db.getExecutor().compileQuery(last, createQueryId());
  const asked = CompiledQuery.raw(`explain (costs off) ${query.sql}`, [...query.parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(asked);
  const lines = rows.map((row) => row['QUERY PLAN']).join('\n');
  const steps =
    lines.match(
      /Index Scan(?: Backward)? using \w+|Bitmap Index Scan on \w+|Seq Scan on \w+|Incremental Sort|Sort(?=\n)/g,
    ) ?? [];
  return [...new Set(steps)].join(', ');
}

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  for (const size of sizes) {
    const opened = await openDatabase({
      dataDir: 'memory',
      databaseUrl: databaseUrl && (await createDatabase(databaseUrl)),
    });
    const { db } = opened;
    const rows = places.map(({ code, name: nombre, longitude, latitude }) => ({
      c_ine: code,
      nombre,
      longitude,
      latitude,
    }));
    await insertNew(db, 'places', ...rows);
    const from = performance.now();
    await storeListed(db, listings(size));
    await sql`analyze`.execute(db);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`\n${name}, ${size} contents, stored in ${seconds} s\n`);
    console.log(
      '| call | first page: median | p95 | tenth: median | p95 | plan |\n| :-- | --: | --: | --: | --: | :-- |',
    );
    for (const [what, call] of Object.entries(calls)) {
      const first = await time(() => call(db));
      const cursor = await tenth(call, db);
      const later = await time(() => call(db, cursor));
      const figures = [first.median, first.p95, later.median, later.p95].map((figure) => figure.toFixed(1));
      console.log(`| ${what} | ${figures.join(' | ')} | ${await planOf((one) => call(one, cursor), db)} |`);
    }
    await opened.close();
  }
}

const only = process.argv[2];
if (only !== 'postgresql') await measure('PGlite', undefined);
const programs = findPostgres();
if (only !== 'pglite' && process.env.DATABASE_URL) await measure('PostgreSQL', process.env.DATABASE_URL);
else if (only !== 'pglite' && programs) {
  const server = await startPostgres(programs);
  await measure('PostgreSQL', server.url).finally(() => server.stop());
}
