import { sql } from 'kysely';
import type { Db } from '../api/database/database.types.ts';
import { pinPepper } from '../api/security/pin-pepper.ts';
import type { DemoConfig } from '../config.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedChapters } from './chapters.ts';
import { seedContents } from './contents.ts';
import { seedLive, seedStreams } from './live/live.ts';
import { seedNewsletters } from './newsletters.ts';
import { seedParticipationCalls } from './participation-calls.ts';
import { seedPolls } from './polls.ts';
import { seedReads } from './reads.ts';
import { seedSchedule } from './schedule.ts';
import { seedSocialIdentities } from './social-identities.ts';
import { seedFavourites, seedUsers } from './users.ts';

/** An arbitrary number, the same in all processes. */
const seedLock = 5170217;

/** Adds missing sample data. Safe to repeat and in simultaneous processes. */
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
