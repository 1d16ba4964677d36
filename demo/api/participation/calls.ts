import type { DemoContext } from '../context.ts';
import type { ParticipationCallsTable } from '../database/tables/participation-tables.types.ts';

export type Call = Omit<ParticipationCallsTable, 'closes_at'> & { isOpen: boolean };

const open = ({ closes_at, ...call }: ParticipationCallsTable, now: Date): Call => ({
  ...call,
  isOpen: closes_at === null || closes_at > now,
});

/** Reads a call for participation by its id; undefined if it does not exist. */
export async function findCall(
  { db, config }: Pick<DemoContext, 'config' | 'db'>,
  id: string,
): Promise<Call | undefined> {
  const row = await db.selectFrom('participation_calls').selectAll().where('id', '=', id).executeTakeFirst();
  return row && open(row, config.now());
}

/** Reads all calls for participation, open ones first. */
export async function readCalls({ db, config }: Pick<DemoContext, 'config' | 'db'>): Promise<Call[]> {
  const rows = await db.selectFrom('participation_calls').selectAll().orderBy('id').execute();
  const calls = rows.map((row) => open(row, config.now()));
  return [...calls.filter(({ isOpen }) => isOpen), ...calls.filter(({ isOpen }) => !isOpen)];
}
