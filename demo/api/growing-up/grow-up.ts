import { forgetEndedCards } from '../club/ended-cards.ts';
import type { DemoContext } from '../context.ts';
import { findGrownUp } from './find-grown-up.ts';
import { runTransitionStep } from './run-transition-step.ts';

/**
 * The work of a day: finds the members who have turned 13, and takes the steps that are due (BEY-14). It may run more often, and on
 * several servers simultaneously.
 * @returns the number of steps
 * @throws AggregateError of the failures, after trying all
 */
export async function growUp(context: DemoContext): Promise<number> {
  const now = context.config.now();
  await findGrownUp(context);
  await forgetEndedCards(context.db, now);
  const due = await context.db
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
