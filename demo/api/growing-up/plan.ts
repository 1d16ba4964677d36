import type { Selectable } from 'kysely';
import { day } from '../clock/periods.ts';
import type { GrowingUpTable } from '../database/tables/account-tables.types.ts';

export type GrowingUpRow = Selectable<GrowingUpTable>;

/** Between two mails, and between the last one and the end, in ms. */
export const pause = 14 * day;
/** Numbers of mails. The tutor typed the child's address, which may be a stranger's, so the child gets fewer. */
const mails = { tutor: 3, child: 2 };

const mailsOf = ({ email }: Pick<GrowingUpRow, 'email'>) => (email === null ? mails.tutor : mails.child);

/** Tests, when a step is due, whether all mails have been sent without a response. */
export const isLastStep = (row: Pick<GrowingUpRow, 'email' | 'step'>): boolean => row.step >= mailsOf(row);

export const afterPause = (now: Date): Date => new Date(now.getTime() + pause);

/** Returns the time when the child's data are erased unless somebody responds. */
export function endOf(row: Pick<GrowingUpRow, 'email' | 'step' | 'next_at'>): Date {
  const left = Math.max(0, mailsOf(row) - row.step);
  return new Date(row.next_at.getTime() + left * pause);
}
