import { storeToken } from '../accounts/one-time-tokens.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { MailNotTaken } from '../mail/mailer.ts';
import { newToken } from '../security/tokens.ts';
import { type Erased, eraseGrownUp } from './erase-grown-up.ts';
import { sendErasedReceipt, sendQuestion } from './growing-up-mails.ts';
import { type GrownUp, lockGrownUpMember } from './lock-grown-up-member.ts';
import { afterPause, isLastStep } from './plan.ts';

const hour = 60 * 60 * 1000;

type Step = { erased: Erased } | { asked: GrownUp };

/**
 * Takes the step of a member that is due, if one is: a mail, or the end when nobody has answered. A step counts once a mail server
 * has taken the mail or refused it for good, else it is tried again in an hour: an outage erases nobody who has not been asked, and an
 * address that is no more keeps nobody's data for ever.
 * @throws ApiError UNAVAILABLE when the mail cannot be sent
 */
export async function runTransitionStep(context: DemoContext, childId: number): Promise<void> {
  if ((await tryStep(context, childId, false)) !== 'mistyped') return;
  // at once, or the tutor would believe that the child has been mailed
  await tryStep(context, childId, true);
}

async function tryStep(
  context: DemoContext,
  childId: number,
  isMistyped: boolean,
): Promise<'done' | 'mistyped'> {
  const now = context.config.now();
  const begun = await context.db.transaction().execute((transaction) => beginStep(transaction, childId, now));
  if (!begun) return 'done';
  if ('erased' in begun) {
    await sendErasedReceipt(context, begun.erased, 'unanswered');
    return 'done';
  }
  const { asked } = begun;
  const token = newToken();
  const isTaken = await sendQuestion(context, asked, { token, isMistyped }).then(() => true, unlessRefused);
  return context.db
    .transaction()
    .execute((transaction) => endStep(transaction, asked, { token: isTaken ? token : undefined, now }));
}

function unlessRefused(error: unknown): false {
  if (error instanceof MailNotTaken && error.why === 'refused') return false;
  throw error;
}

async function beginStep(transaction: Db, childId: number, now: Date): Promise<Step | undefined> {
  const asked = await lockGrownUpMember(transaction, childId, now);
  if (!asked || asked.row.next_at > now) return undefined;
  if (isLastStep(asked.row)) return { erased: await eraseGrownUp(transaction, asked, now) };
  // the others leave it alone meanwhile
  await transaction
    .updateTable('growing_up')
    .set({ next_at: new Date(now.getTime() + hour) })
    .where('child_id', '=', childId)
    .execute();
  return { asked };
}

/**
 * Activates the link of the new mail and ends that of the previous one. A mail that is not delivered ends none.
 * @param result.token token of a delivered mail
 */
async function endStep(
  transaction: Db,
  { row }: GrownUp,
  { token, now }: { token: string | undefined; now: Date },
): Promise<'done' | 'mistyped'> {
  const userId = row.child_id;
  const held = await lockGrownUpMember(transaction, userId, now);
  // the tutor may have corrected the child's e-mail, or its birthdate, meanwhile: then this link is for nobody
  if (!held || (row.email !== null && held.row.email !== row.email)) return 'done';
  const purpose = row.email === null ? 'hand-over' : 'own-account';
  if (token !== undefined) await storeToken(transaction, purpose, { token, userId, now });
  // the tutor may have answered meanwhile: then another mail is due
  if (held.row.email !== row.email || held.row.step !== row.step) return 'done';
  // one that was good for the first mail is no slip of the tutor's
  const isMistyped = token === undefined && row.email !== null && row.step === 0;
  const next = isMistyped ? { email: null, next_at: now } : { next_at: afterPause(now) };
  await transaction
    .updateTable('growing_up')
    // the tutor is written to once more than the child, so the end stays where it was
    .set({ ...next, step: row.step + 1 })
    .where('child_id', '=', userId)
    .execute();
  return isMistyped ? 'mistyped' : 'done';
}
