import { storeToken } from '../accounts/one-time-tokens.ts';
import { hour } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { MailNotTaken } from '../mail/mailer.ts';
import { newToken } from '../security/tokens.ts';
import { type Erased, eraseGrownUp } from './erase-grown-up.ts';
import { sendErasedReceipt, sendQuestion } from './growing-up-mails.ts';
import { type GrownUp, lockGrownUpMember } from './lock-grown-up-member.ts';
import { afterPause, isLastStep } from './plan.ts';

type Step = { erased: Erased } | { asked: GrownUp };

/**
 * Runs the due step of a member, if any: a mail, or the erasure when nobody has responded. A step counts once a mail
 * server has accepted the mail or refused it permanently; otherwise it is retried in an hour. An outage thus erases
 * nobody who has not been asked, and a dead address does not keep data for ever.
 * @throws ApiError UNAVAILABLE when the mail cannot be sent
 */
export async function runTransitionStep(context: DemoContext, childId: number): Promise<void> {
  if ((await tryStep(context, childId, false)) !== 'mistyped') return;
  // at once, since the tutor would otherwise believe that the child has been mailed
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
  // other servers skip this step meanwhile
  await transaction
    .updateTable('growing_up')
    .set({ next_at: new Date(now.getTime() + hour) })
    .where('child_id', '=', childId)
    .execute();
  return { asked };
}

/**
 * Activates the link of the new mail and voids the previous mail's link. An undelivered mail voids no link.
 * @param result.token token of a delivered mail
 */
async function endStep(
  transaction: Db,
  { row }: GrownUp,
  { token, now }: { token: string | undefined; now: Date },
): Promise<'done' | 'mistyped'> {
  const userId = row.child_id;
  const held = await lockGrownUpMember(transaction, userId, now);
  // the tutor may meanwhile have corrected the child's e-mail or birthdate, which makes this link useless
  if (!held || (row.email !== null && held.row.email !== row.email)) return 'done';
  const purpose = row.email === null ? 'hand-over' : 'own-account';
  if (token !== undefined) await storeToken(transaction, purpose, { token, userId, now });
  // the tutor may have responded meanwhile: then another mail is due
  if (held.row.email !== row.email || held.row.step !== row.step) return 'done';
  // an address that accepted the first mail is not a typing error of the tutor's
  const isMistyped = token === undefined && row.email !== null && row.step === 0;
  const next = isMistyped ? { email: null, next_at: now } : { next_at: afterPause(now) };
  await transaction
    .updateTable('growing_up')
    // the tutor gets one mail more than the child, so the date of the erasure stays
    .set({ ...next, step: row.step + 1 })
    .where('child_id', '=', userId)
    .execute();
  return isMistyped ? 'mistyped' : 'done';
}
