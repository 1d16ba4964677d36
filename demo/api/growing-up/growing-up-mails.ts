import { formatDate } from '../../../src/i18n/dates.ts';
import { childrenPath } from '../club/children-path.ts';
import type { DemoContext } from '../context.ts';
import { mailUser } from '../mail/mail-user.ts';
import {
  grownUpErasedMessage,
  handedOverMessage,
  handOverMessage,
  type Moved,
  ownAccountMessage,
  ownAccountReadyMessage,
} from '../mail/messages/growing-up-messages.ts';
import { pageUrl } from '../mail/page-url.ts';
import type { Erased } from './erase-grown-up.ts';
import type { GrownUp } from './lock-grown-up-member.ts';
import { handOverPath, ownAccountPath } from './paths.ts';
import { endOf } from './plan.ts';

/**
 * Mails the question to the tutor, or to the child once the tutor has entered the child's e-mail.
 * @param link.isMistyped the e-mail that the tutor entered accepts no mail
 */
export async function sendQuestion(
  context: DemoContext,
  { tutor, child, row }: GrownUp,
  { token, isMistyped }: { token: string; isMistyped: boolean },
): Promise<void> {
  const end = formatDate(endOf(row));
  if (row.email !== null) {
    const url = pageUrl(context, ownAccountPath, token);
    await context.mailer.send({ to: row.email, ...ownAccountMessage({ url, end }), isRepeated: true });
    return;
  }
  const url = pageUrl(context, handOverPath, token);
  const why = isMistyped ? 'mistyped' : row.step > 0 ? 'again' : 'body';
  const message = handOverMessage({ name: tutor.name, childInitial: child.name, url, end, why });
  await mailUser(context, tutor, { ...message, isRepeated: true });
}

/** Mails the tutor the receipt of an erasure without a move. */
export async function sendErasedReceipt(
  context: DemoContext,
  { tutor, isAddressErased }: Erased,
  why: 'refused' | 'unanswered',
): Promise<void> {
  const url = childrenUrl(context);
  await mailUser(context, tutor, grownUpErasedMessage({ name: tutor.name, why, isAddressErased, url }));
}

interface HandedOver extends Erased {
  /** E-mail of the account. */
  email: string;
  isNew: boolean;
  moved: Moved;
}

/** Sends both receipts; the child's is sent even if the tutor's fails. */
export async function sendReceipts(context: DemoContext, done: HandedOver): Promise<void> {
  const { tutor, isAddressErased, email, isNew, moved } = done;
  const url = childrenUrl(context);
  const login = pageUrl(context, '/acces');
  const sent = await Promise.allSettled([
    mailUser(context, tutor, handedOverMessage({ name: tutor.name, moved, isAddressErased, url })),
    context.mailer.send({ to: email, ...ownAccountReadyMessage({ moved, isNew, url: login }) }),
  ]);
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
}

const childrenUrl = (context: DemoContext) => pageUrl(context, childrenPath);
