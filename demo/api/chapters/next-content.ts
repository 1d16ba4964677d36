import type { NextContent } from '../../../src/api/next-content.types.ts';
import type { Db } from '../database/database.types.ts';

const none: NextContent = {
  nextContentUrl: null,
  nextContentId: null,
  nextContentBcId: null,
  chapter: null,
};

/** Pattern of ids. Any other text is not a valid id for the database. */
const known = /^[\w-]{1,64}$/;

/** Returns the next content of the series; undefined for an unknown content. */
export async function nextContent(db: Db, id: string, basePath: string): Promise<NextContent | undefined> {
  if (!known.test(id)) return undefined;
  const current = await db
    .selectFrom('chapters')
    .select(['series', 'position'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!current) return undefined;
  const next = await db
    .selectFrom('chapters')
    .selectAll()
    .where('series', '=', current.series)
    .where('position', '>', current.position)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (!next) return none;
  return {
    nextContentUrl: basePath + next.url,
    nextContentId: next.id,
    nextContentBcId: next.video_id,
    chapter: {
      title: next.title,
      episode: next.episode,
      duration: next.duration,
      resume: next.resume,
      downloadFile: next.download === null ? null : { url: basePath + next.download },
    },
  };
}
