import type { DemoContext } from '../context.ts';
import { cardAttackMessage } from '../mail/messages/card-attack-message.ts';
import { pageUrl } from '../mail/page-url.ts';
import type { UserRow } from '../session/session-store.ts';

/** The tutor hears of it at this wrong PIN in a row, that is after some minutes of waiting, and of none that follow. */
export const triesOfAnAttack = 10;

/** Writes to the tutor of a card that somebody guesses at (W-01). */
export async function tellTutor(context: DemoContext, { tutor_id, name }: UserRow): Promise<void> {
  const tutor = await context.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', tutor_id)
    .executeTakeFirst();
  if (!tutor?.email) return;
  const profileUrl = pageUrl(context, '/perfil/els-meus-fills-i-filles?site=lacolla');
  const message = cardAttackMessage({ name: tutor.name, childInitial: name, profileUrl });
  await context.mailer.send({ to: tutor.email, ...message });
}
