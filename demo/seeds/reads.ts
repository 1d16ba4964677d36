import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import { hourOf } from '../api/reads/count-reads.ts';
import { contents, pathOf } from '../cms/content/contents.ts';

/** More than anybody reads while looking at the demo, so that its lists stay as they are. */
const most = 4000;

/** Reads of the last hour: of news, videos and audios, each less than the one before. */
export async function seedReads(db: Db, now: Date): Promise<void> {
  const read = contents.filter(({ kind }) => ['news', 'video', 'audio'].includes(kind));
  const rows = read.map((content, index) => ({
    url: pathOf(content),
    hour: hourOf(now),
    count: most - ((index * 7) % read.length) * 100,
  }));
  await insertNew(db, 'reads', ...rows);
}
