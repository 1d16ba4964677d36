import { sql } from 'kysely';
import { minute } from '../../api/clock/periods.ts';
import type { Db } from '../../api/database/database.types.ts';
import { insertNew } from '../../api/database/insert-new.ts';
import { changeFeed } from '../../api/live/change-feed.ts';
import { createFeed } from '../../api/live/create-feed.ts';
import { findFeed } from '../../api/live/live-feed.ts';
import { correctMessage, insertMessages } from '../../api/live/write-message.ts';
import { findContent } from '../../cms/content/contents.ts';
import { imageOf } from '../../cms/pictures/clip.ts';
import { evening } from './evening.ts';
import { night } from './night.ts';

const sampleFeed = {
  id: '1',
  title: 'La Nit de les Campanes',
  path: '/directes/nit-de-les-campanes',
};

/** Age from which a later start moves messages to today, including everything written since. */
const oldAfter = 6 * 60 * minute;

/** Seeds feed 1 with forty messages of all body types: one pinned, some with corrections or authors. */
export async function seedLive(db: Db, now: Date, basePath: string): Promise<void> {
  if (await findFeed(db, sampleFeed.id)) return bringToToday(db, now);
  await createFeed(db, sampleFeed);
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const messages = [...evening(basePath), ...night(basePath)];
  const past = messages.map(({ minutesAgo, ...message }) => ({ ...message, publishedAt: ago(minutesAgo) }));
  await changeFeed(db, sampleFeed.id, (transaction) => insertMessages(transaction, sampleFeed.id, past));
  for (const { id, title, correctedMinutesAgo } of messages)
    if (correctedMinutesAgo !== undefined) await correct(db, id, title, ago(correctedMinutesAgo));
}

/** Simulates an editor who corrects a mistake in the title. */
async function correct(db: Db, id: string, title: string, then: Date): Promise<void> {
  const correction = (text: string) => ({ content: { title: text }, revision: Number.MAX_SAFE_INTEGER });
  await correctMessage(db, sampleFeed.id, id, correction(`${title}.`), then);
  await correctMessage(db, sampleFeed.id, id, correction(title), then);
}

async function bringToToday(db: Db, now: Date): Promise<void> {
  const messages = db.updateTable('live_messages').where('feed_id', '=', sampleFeed.id);
  const { newest } = await db
    .selectFrom('live_messages')
    .select((eb) => eb.fn.max('published_at').as('newest'))
    .where('feed_id', '=', sampleFeed.id)
    .executeTakeFirstOrThrow();
  const late = newest === null ? 0 : now.getTime() - newest.getTime();
  if (late < oldAfter) return;
  const by = sql`make_interval(secs => ${(late - 4 * minute) / 1000})`;
  await messages
    .set({ published_at: sql`published_at + ${by}`, corrected_at: sql`corrected_at + ${by}` })
    .execute();
}

/** Seeds television and radio, each with its page (STRM-03). */
export async function seedStreams(db: Db, basePath: string): Promise<void> {
  const channels = [
    ['tv', 'video', '/directes/apunt-tv'],
    ['radio', 'audio', '/directes/apunt-radio'],
  ] as const;
  const rows = channels.flatMap(([id, kind, path], index) => {
    const page = findContent(path);
    if (!page) return [];
    const { author: kicker, title, illustration } = page;
    const image = JSON.stringify(imageOf(illustration));
    const row = { id, position: index + 1, kicker, title, video: null, audio: null, image };
    return [{ ...row, [kind]: basePath + path }];
  });
  await insertNew(db, 'streams', ...rows);
}
