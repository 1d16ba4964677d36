import { sql } from 'kysely';
import { deletionTime } from '../clock/deletion-time.ts';
import type { Db } from '../database/database.types.ts';
import { hashOfToken } from '../security/tokens.ts';
import type { Proof } from './proof-of-work.ts';

/** One statement, so that only one of two simultaneous calls, on any process, gets true. */
export async function spendProof(db: Db, { id, expiresAt }: Proof, now: Date): Promise<boolean> {
  const used = await db
    .insertInto('used_captchas')
    .values({ proof_hash: hashOfToken(id), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('proof_hash')
    .executeTakeFirst();
  if (!used) return false;
  await forgetExpired(db, now);
  return true;
}

/** Deletes expired proofs in small batches, skipping rows that another process has locked. */
async function forgetExpired(db: Db, now: Date): Promise<void> {
  const last = await deletionTime(db, now);
  await sql`delete from used_captchas where proof_hash in (
    select proof_hash from used_captchas where expires_at <= ${last} limit 100 for update skip locked
  )`.execute(db);
}
