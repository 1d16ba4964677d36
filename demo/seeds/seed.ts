import { sql } from 'kysely';
import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import { hourOf } from '../api/reads/count-reads.ts';
import { pinPepper } from '../api/security/pin-pepper.ts';
import { contents, pathOf } from '../cms/content/contents.ts';
import { socialProviderNames } from '../config/social-clients.ts';
import type { DemoConfig } from '../config.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedChapters } from './chapters.ts';
import { seedContents } from './contents.ts';
import { seedLive, seedStreams } from './live/live.ts';
import { seedNewsletters } from './newsletters.ts';
import { seedParticipationCalls } from './participation-calls.ts';
import { seedPolls } from './polls.ts';
import { seedSchedule } from './schedule.ts';
import { seedFavourites, seedUsers } from './users.ts';

/** Arbitrary key of the lock, equal in all processes. */
const seedLock = 5170217;

/** Adds missing sample data. It may run repeatedly and in several processes simultaneously. */
export async function seed(
  db: Db,
  config: Pick<DemoConfig, 'now' | 'basePath' | 'pinPepper' | 'catalogue'>,
): Promise<void> {
  const now = config.now();
  const pepper = await pinPepper({ db, config });
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    await seedContents(transaction);
    await seedUsers(transaction, now, pepper);
    await seedSocialIdentities(transaction, now);
    await seedFavourites(transaction, now);
    await seedPolls(transaction, now, config.basePath);
    await seedParticipationCalls(transaction, now);
    await seedNewsletters(transaction);
    await seedLive(transaction, now, config.basePath);
    await seedStreams(transaction, config.basePath);
    await seedChapters(transaction);
    await seedReads(transaction, now);
    if (config.catalogue) await seedCatalogue(transaction, now);
    await seedSchedule(transaction);
  });
}

/** More reads than a user of the demo makes, so that its lists do not change. */
const most = 4000;

/** Seeds reads of the last hour: of news, videos and audios, in descending numbers. */
async function seedReads(db: Db, now: Date): Promise<void> {
  const read = contents.filter(({ kind }) => ['news', 'video', 'audio'].includes(kind));
  const rows = read.map((content, index) => ({
    url: pathOf(content),
    hour: hourOf(now),
    count: most - ((index * 7) % read.length) * 100,
  }));
  await insertNew(db, 'reads', ...rows);
}

/** Seeds identities of Joan, who has logged in with each network before. Run it after the users. */
async function seedSocialIdentities(db: Db, now: Date): Promise<void> {
  await insertNew(
    db,
    'social_identities',
    ...socialProviderNames.map((provider) => ({ provider, subject: 'joan', user_id: 9, created_at: now })),
  );
}
