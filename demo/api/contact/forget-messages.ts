import { sql } from 'kysely';
import { deletionTime } from '../clock/deletion-time.ts';
import { day, later } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';

/**
 * Days that a message is stored. The mail contains it too, and a reply needs no longer (docs/decisions/contact.md).
 */
export const daysKept = 365;

/** Deletes old messages in batches, skipping rows that another server has locked. */
export async function forgetMessages({ db, config }: Pick<DemoContext, 'db' | 'config'>): Promise<void> {
  const before = later(await deletionTime(db, config.now()), -daysKept * day);
  await sql`delete from contact_messages where id in (
    select id from contact_messages where created_at <= ${before} limit 1000 for update skip locked
  )`.execute(db);
}
