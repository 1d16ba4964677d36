import type { Db } from '../database/database.types.ts';

/** Returns the channels on air, in the broadcaster's order (STRM-03). @param excludeId id of a stream to omit */
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
