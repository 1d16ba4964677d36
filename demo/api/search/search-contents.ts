import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.types.ts';

/** Maximum results, best first. */
const most = 60;

/** Letters without accents and in lower case, so that «música» is found by «musica». */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Addresses of the contents and shows with every word of a text in the title, category or summary, matches in the title
 * first. Wildcard characters are literal.
 */
export async function searchContents(db: Db, text: string): Promise<string[]> {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (column: string) =>
    sql<SqlBool>`${sql.join(
      words.map((word) => sql`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
      sql` and `,
    )}`;
  const { rows } = await sql<{ url: string }>`
    with plain as (
      select url, ${plainSql('title')} as title, ${plainSql("concat_ws(' ', category, title, summary)")} as everything
      from (
        select url, title, category, summary from contents
        union all select url, name, '', summary from shows
      ) as saved
    )
    select url from plain where ${holds('everything')}
    order by (${holds('title')}) desc, title limit ${most}`.execute(db);
  return rows.map(({ url }) => url);
}

/** The same as {@link plain}, for a column. */
function plainSql(expression: string) {
  return sql`regexp_replace(lower(normalize(${sql.raw(expression)}, nfd)), ${'[\u0300-\u036f]'}, '', 'g')`;
}
