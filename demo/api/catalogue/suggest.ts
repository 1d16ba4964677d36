import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import { piece } from './mark-words.ts';
import { longestQuestion, questionOf } from './question.ts';
import { searchListed } from './search-listed.ts';
import { plainWords } from './words.ts';

/** Tests whether a text finds something outside the catalogue. */
type IsElsewhere = (text: string) => Promise<boolean>;

/**
 * Suggests a text that finds something, for «Volíeu dir…» after a search without results. A word that finds something
 * stays as typed. Any other word is replaced by the most similar word of a title, or removed.
 * @returns undefined if no word is similar, or the new text finds nothing either
 */
export async function suggest(
  db: Db,
  text: string,
  isElsewhere: IsElsewhere = async () => false,
): Promise<string | undefined> {
  const isFound = async (some: string) =>
    (await searchListed(db, { text: some, limit: 1 })).rows.length > 0 || (await isElsewhere(some));
  const { words } = questionOf(text);
  const changes = new Map<string, string>();
  for (const word of words) if (!(await isFound(word))) changes.set(word, (await nearest(db, word)) ?? '');
  if ([...changes.values()].every((word) => word === '')) return undefined;
  const said = changed(text.slice(0, longestQuestion), changes);
  return (await isFound(said)) ? said : undefined;
}

/** Replaces words of a text. */
function changed(text: string, changes: ReadonlyMap<string, string>): string {
  const parts = text.split(piece).map((part, index) => {
    const [word = ''] = index % 2 === 1 ? plainWords(part) : [];
    return changes.get(word) ?? part;
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Returns the word of a title that is most similar to the given word, if similar enough. */
async function nearest(db: Db, word: string): Promise<string | undefined> {
  const like = await db
    .selectFrom('title_words')
    .select(['word', 'spelling'])
    .where(sql<boolean>`word % ${word}`)
    .orderBy(sql`similarity(word, ${word})`, 'desc')
    .orderBy('word')
    .limit(20)
    .execute();
  const close = like
    .map((one) => ({ ...one, steps: stepsBetween(one.word, word) }))
    .filter((one) => one.steps <= mostSteps(one.word, word))
    .sort((one, other) => one.steps - other.steps);
  return close[0]?.spelling;
}

/** Wrong letters allowed in a word: two in a long word, one in a short word or if the first letter differs. */
const mostSteps = (one: string, other: string): number =>
  one[0] === other[0] && Math.min(one.length, other.length) > 5 ? 2 : 1;

/** Counts the letters to add, leave out, change or swap with the next between two words. */
function stepsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const change = at(row, j - 1) + (isSame ? 0 : 1);
      const swap = isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, change, swap));
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
