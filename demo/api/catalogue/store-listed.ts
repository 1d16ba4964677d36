import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import type { ListedDetails, ListedType } from '../database/tables/catalogue-tables.types.ts';
import { documentOf } from './question.ts';
import { isStopWord, letterOf, plainWords, stems } from './words.ts';

/** Entry to be listed and found. */
export interface Listing {
  id: string;
  type: ListedType;
  title: string;
  /** Address of the entry's page, without the base path. */
  url: string;
  kicker: string;
  summary: string;
  image: { src: string; alt: string };
  details: ListedDetails;
  place?: string | undefined;
  ages?: readonly string[] | undefined;
  filters?: readonly string[] | undefined;
  popularity: number;
  publishedAt: Date;
}

/** Rows per statement: limits both the size of one statement and the number of statements. */
const atOnce = 2000;

/** Adds entries that are not stored yet, with their words; the first entry of an id wins. */
export async function storeListed(db: Db, listings: readonly Listing[]): Promise<void> {
  for (let start = 0; start < listings.length; start += atOnce)
    await storeSome(db, listings.slice(start, start + atOnce));
}

async function storeSome(db: Db, listings: readonly Listing[]): Promise<void> {
  const rows = JSON.stringify(listings.map(rowOf));
  await sql`
    insert into listed (id, type, title, letter, url, kicker, summary, image, details, place, ages, filters, popularity, published_at, words, title_stems)
    select id, type, title, letter, url, kicker, summary, image, details, place, ages, filters, popularity, published_at, words::tsvector, title_stems
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id text, type text, title text, letter text, url text, kicker text, summary text, image jsonb, details jsonb, place text,
      ages text[], filters text[], popularity integer, published_at timestamptz, words text, title_stems text
    )
    on conflict do nothing`.execute(db);
  const words = JSON.stringify(listings.flatMap(({ title }) => spelt(title)));
  await sql`
    insert into title_words (word, spelling)
    select distinct on (word) word, spelling from jsonb_to_recordset(${words}::jsonb) as given (word text, spelling text)
    on conflict do nothing`.execute(db);
}

function rowOf({ publishedAt, ages = [], filters = [], place = '', ...listing }: Listing) {
  const { title, kicker, summary, details } = listing;
  return {
    ...listing,
    letter: letterOf(title),
    place: place || null,
    ages,
    filters,
    published_at: publishedAt.toISOString(),
    words: documentOf({ A: title, B: `${kicker} ${details.note ?? ''} ${details.author ?? ''}`, C: summary }),
    title_stems: stems(title),
  };
}

/** Returns the words of a title with their accents, for «Volíeu dir…». */
function spelt(title: string) {
  return (title.match(/[\p{L}·]+/gu) ?? []).flatMap((part) => {
    const spelling = part.toLowerCase();
    const [word = ''] = plainWords(spelling);
    return word.length > 2 && !isStopWord(word) ? [{ word, spelling }] : [];
  });
}
