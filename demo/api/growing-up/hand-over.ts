import { object } from 'yup';
import { email as emailRule } from '../../../src/forms/rules/rules.ts';
import { limitAccount } from '../accounts/limit-calls.ts';
import { ownerOfToken } from '../accounts/one-time-tokens.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { checkFields } from '../forms/check-fields.ts';
import { ApiError } from '../http/api-error.ts';
import { type Erased, eraseGrownUp } from './erase-grown-up.ts';
import { type GrownUp, lockGrownUpMember } from './lock-grown-up-member.ts';
import { endOf } from './plan.ts';

const rules = object({ email: emailRule() });

/** Data of the tutor's page. It shows only the child's initial, since programs also follow links. */
export interface HandOver {
  initial: string;
  /** The child's own e-mail, masked as `l…@example.cat`, once the tutor has entered it. */
  email: string | null;
  /** Time when the data are erased unless somebody responds. */
  end: Date;
}

/** Reads the link's data without changing anything; undefined if it is unknown or no longer valid. */
export async function readHandOver(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  token: string,
): Promise<HandOver | undefined> {
  const now = config.now();
  const grown = await db.transaction().execute((transaction) => holdByToken(transaction, token, now));
  if (!grown) return undefined;
  const { child, row } = grown;
  const [initial = '?'] = child.name.trim().toUpperCase();
  return { initial, email: row.email?.replace(/^(.).*@/su, '$1…@') ?? null, end: endOf(row) };
}

/**
 * Stores the child's own e-mail, which may be corrected until the child has responded. Entering the same e-mail again
 * changes nothing. The response does not reveal whether the e-mail has an account (W-03). The next step mails it.
 * @returns the id of the child
 * @throws ApiError INVALID_FIELDS, INVALID_TOKEN, TOO_MANY_REQUESTS; EMAIL_ALREADY_IN_USE for the tutor's own
 */
export async function handOver(context: DemoContext, token: string, typed: string): Promise<number> {
  const now = context.config.now();
  const fields = await checkFields(rules, { email: typed }, now);
  const email = fields.email.toLowerCase();
  const childId = await ownerOfToken(context.db, 'hand-over', token, now);
  if (childId === undefined) throw new ApiError('INVALID_TOKEN');
  await limitAccount(context, 'hand-over', String(childId));
  return context.db.transaction().execute(async (transaction) => {
    const grown = await holdByToken(transaction, token, now);
    if (!grown) throw new ApiError('INVALID_TOKEN');
    if (email === grown.tutor.email) throw new ApiError('EMAIL_ALREADY_IN_USE');
    if (email === grown.row.email) return childId;
    // a link mailed to another address becomes void at once
    await transaction
      .deleteFrom('one_time_tokens')
      .where('user_id', '=', childId)
      .where('purpose', '=', 'own-account')
      .execute();
    await transaction
      .updateTable('growing_up')
      .set({ email, step: 0, next_at: now })
      .where('child_id', '=', childId)
      .execute();
    return childId;
  });
}

/** Erases everything at once, because the tutor wants no account. @throws ApiError INVALID_TOKEN */
export function refuseHandOver({ db, config }: DemoContext, token: string): Promise<Erased> {
  const now = config.now();
  return db.transaction().execute(async (transaction) => {
    const grown = await holdByToken(transaction, token, now);
    if (!grown) throw new ApiError('INVALID_TOKEN');
    return eraseGrownUp(transaction, grown, now);
  });
}

/** Checks the link again under the lock: it may have been replaced or deleted meanwhile. */
async function holdByToken(transaction: Db, token: string, now: Date): Promise<GrownUp | undefined> {
  const childId = await ownerOfToken(transaction, 'hand-over', token, now);
  const grown = childId === undefined ? undefined : await lockGrownUpMember(transaction, childId, now);
  const owner = grown && (await ownerOfToken(transaction, 'hand-over', token, now));
  return owner === childId ? grown : undefined;
}
