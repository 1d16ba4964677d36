import { childrenPath } from '../club/children-path.ts';
import type { DemoContext } from '../context.ts';
import { cardAttackMessage } from '../mail/messages/club-messages.ts';
import { pageUrl } from '../mail/page-url.ts';
import type { UserRow } from '../session/session-store.ts';

/** Number of consecutive wrong PINs, reached after some minutes of delays, at which the tutor is notified once. */
export const triesBeforeNotice = 10;

/** Notifies the tutor of a card whose PIN somebody is guessing (W-01). */
export async function notifyTutor(context: DemoContext, { tutor_id, name }: UserRow): Promise<void> {
  const tutor = await context.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', tutor_id)
    .executeTakeFirst();
  if (!tutor?.email) return;
  const profileUrl = pageUrl(context, childrenPath);
  const message = cardAttackMessage({ name: tutor.name, childInitial: name, profileUrl });
  await context.mailer.send({ to: tutor.email, ...message });
}
