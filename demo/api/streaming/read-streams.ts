import type { Db } from '../database/database.types.ts';

/** The channels that are on air, in the order of the house (STRM-03). @param excludeId of a stream that is left out */
export async function readStreams(db: Db, excludeId?: string) {
  const rows = await db.selectFrom('streams').selectAll().orderBy('position').orderBy('id').execute();
  const streamingList = rows
    .filter(({ id }) => id !== excludeId)
    .map(({ id, kicker, title, video, audio, image }) => ({
      id,
      kicker,
      title,
      ...(video !== null && { video: { href: video } }),
      ...(audio !== null && { audio: { href: audio } }),
      ...(image && { image: { image } }),
    }));
  return { streamingList };
}
