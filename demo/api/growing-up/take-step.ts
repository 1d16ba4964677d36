import { issueToken } from '../accounts/one-time-tokens.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { type Erased, eraseGrownUp } from './erase-grown-up.ts';
import { sendErasedReceipt, sendQuestion } from './growing-up-mails.ts';
import { type GrownUp, holdGrownUp } from './hold-grown-up.ts';
import { afterPause, isLastStep } from './plan.ts';

const hour = 60 * 60 * 1000;

type Step = { erased: Erased } | { asked: GrownUp; token: string };

/**
 * Takes the step of a member that is due, if one is: a mail, or the end when nobody has answered. A step counts once the mail is
 * taken by a mail server, else it is tried again in an hour: nobody is erased without having been asked.
 * @throws ApiError UNAVAILABLE when the mail cannot be sent
 */
export async function takeStep(context: DemoContext, childId: number): Promise<void> {
  const now = context.config.now();
  const step = await context.db.transaction().execute((transaction) => beginStep(transaction, childId, now));
  if (!step) return;
  if ('erased' in step) return sendErasedReceipt(context, step.erased, 'unanswered');
  await sendQuestion(context, step.asked, step.token);
  await endStep(context.db, step.asked, now);
}

async function beginStep(transaction: Db, childId: number, now: Date): Promise<Step | undefined> {
  const asked = await holdGrownUp(transaction, childId, now);
  if (!asked || asked.row.next_at > now) return undefined;
  if (isLastStep(asked.row)) return { erased: await eraseGrownUp(transaction, asked, now) };
  // the others leave it alone meanwhile
  await transaction
    .updateTable('growing_up')
    .set({ next_at: new Date(now.getTime() + hour) })
    .where('child_id', '=', childId)
    .execute();
  const purpose = asked.row.email === null ? 'hand-over' : 'own-account';
  return { asked, token: await issueToken(transaction, purpose, childId, now) };
}

/** The tutor may have answered meanwhile: then another mail is due. */
async function endStep(db: Db, { row }: GrownUp, now: Date): Promise<void> {
  await db
    .updateTable('growing_up')
    .set({ step: row.step + 1, next_at: afterPause(now) })
    .where('child_id', '=', row.child_id)
    .where('step', '=', row.step)
    .where('email', 'is not distinct from', row.email)
    .execute();
}
