import { deletionTime } from '../clock/deletion-time.ts';
import { boundedIn } from '../clock/periods.ts';
import { forgetEndedCards } from '../club/ended-cards.ts';
import type { DemoContext } from '../context.ts';
import { findGrownUp } from './find-grown-up.ts';
import { pause } from './plan.ts';
import { runTransitionStep } from './run-transition-step.ts';

/**
 * Runs the daily job: finds the members who have turned 13, and runs the steps that are due (BEY-14). It may run more
 * often, and on several servers simultaneously.
 * @returns the number of steps
 * @throws AggregateError of the failures, after trying all
 */
export async function growUp(context: DemoContext): Promise<number> {
  const { db, config } = context;
  const now = await deletionTime(db, config.now());
  await findGrownUp(context);
  const next_at = boundedIn('next_at', config.now(), pause);
  await db.updateTable('growing_up').set({ next_at }).where('next_at', '>', next_at).execute();
  await forgetEndedCards(db, now);
  const due = await db
    .selectFrom('growing_up')
    .select('child_id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .execute();
  const failures: unknown[] = [];
  for (const { child_id } of due)
    await runTransitionStep(context, child_id).catch((error: unknown) => failures.push(error));
  if (failures.length) throw new AggregateError(failures, `${failures.length} steps could not be taken`);
  return due.length;
}
