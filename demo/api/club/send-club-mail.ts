import type { DemoContext } from '../context.ts';
import { clubWelcomeMessage } from '../mail/messages/club-welcome-message.ts';
import type { UserRow } from '../session/session-store.ts';

/** Tells a tutor that the cards are made. Of the children it says nothing: the address may be of somebody else (W-07, W-08). */
export async function sendClubMail({ config, mailer }: DemoContext, tutor: UserRow): Promise<void> {
  if (tutor.email === null) return;
  const pageUrl = (path: string) => `${config.publicUrl}${config.basePath}${path}`;
  const message = clubWelcomeMessage({
    name: tutor.name,
    isProven: tutor.email_validated_at !== null,
    childrenUrl: pageUrl('/perfil/els-meus-fills-i-filles?site=lacolla'),
    recoverUrl: pageUrl('/recuperar-contrasenya'),
  });
  await mailer.send({ to: tutor.email, ...message });
}
