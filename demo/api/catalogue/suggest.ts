import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import { questionOf } from './question.ts';
import { searchListed } from './search-listed.ts';

/**
 * A text that finds something, with each word that no title has put as the one most like it; for «Volíeu dir…», where nothing has
 * been found.
 * @returns undefined where no word is like any, or where that finds nothing either
 */
export async function suggest(db: Db, text: string): Promise<string | undefined> {
  const { words } = questionOf(text);
  const meant = await Promise.all(words.map((word) => nearest(db, word)));
  const said = meant.filter((word) => word !== undefined).join(' ');
  if (said === '' || questionOf(said).words.join() === words.join()) return undefined;
  const { rows } = await searchListed(db, { text: said, limit: 1 });
  return rows.length > 0 ? said : undefined;
}

/** The word of a title that is most like a given one; that word itself where there is one. */
async function nearest(db: Db, word: string): Promise<string | undefined> {
  const like = await db
    .selectFrom('title_words')
    .select('spelling')
    .where(sql<boolean>`word % ${word}`)
    .orderBy(sql`similarity(word, ${word})`, 'desc')
    .orderBy(sql`abs(length(word) - length(${word}))`)
    .orderBy('word')
    .limit(1)
    .executeTakeFirst();
  return like?.spelling;
}
