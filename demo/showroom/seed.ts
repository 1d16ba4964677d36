import { sql } from 'kysely';
import { showroomPolls } from '../../elements/poll/poll.states.ts';
import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import { createPoll } from '../api/polls/create-poll.ts';

/** Arbitrary key of the lock, equal in all processes of this program. */
const seedLock = 5170218;

/** Adds missing samples; it may run repeatedly, and in two processes simultaneously. */
export async function seedShowroom(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    await addPolls(transaction);
  });
}

async function addPolls(db: Db): Promise<void> {
  await add(db, showroomPolls.voted, {
    question: 'On berenareu hui?',
    options: [
      { title: 'A casa', votes: 41 },
      { title: 'En l’orxateria', votes: 118 },
      { title: 'En el parc', votes: 63 },
    ],
  });
  await add(db, showroomPolls.fresh, {
    question: 'Què preferiu per a desdejunar?',
    options: ['Pa amb oli', 'Fruita', 'Coca'],
  });
  await insertNew(db, 'polls', {
    id: showroomPolls.empty,
    question: 'Una enquesta sense opcions',
    open: true,
    hidden: false,
  });
}

async function add(db: Db, id: string, poll: Parameters<typeof createPoll>[1]): Promise<void> {
  const known = await db.selectFrom('polls').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) await createPoll(db, { ...poll, id });
}
