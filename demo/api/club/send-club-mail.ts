import type { DemoContext } from '../context.ts';
import { mailUser } from '../mail/mail-user.ts';
import { childRemovedMessage, clubWelcomeMessage } from '../mail/messages/club-messages.ts';
import { pageUrl } from '../mail/page-url.ts';
import type { UserRow } from '../session/session-store.ts';
import { childrenPath } from './children-path.ts';

/**
 * Tells a tutor that the cards are ready. It says nothing about the children, since the address may be another
 * person's (W-07, W-08).
 */
export async function sendClubMail(context: DemoContext, tutor: UserRow): Promise<void> {
  const message = clubWelcomeMessage({
    name: tutor.name,
    isValidated: tutor.email_validated_at !== null,
    childrenUrl: childrenUrl(context),
    recoverUrl: recoverUrl(context),
  });
  await mailUser(context, tutor, message);
}

/** Tells a tutor that a card was removed, without saying which (W-07, W-12). */
export async function sendChildRemovedMail(context: DemoContext, tutor: UserRow): Promise<void> {
  const ways = { childrenUrl: childrenUrl(context), recoverUrl: recoverUrl(context) };
  await mailUser(context, tutor, childRemovedMessage({ name: tutor.name, ...ways }));
}

const childrenUrl = (context: DemoContext) => pageUrl(context, childrenPath);
const recoverUrl = (context: DemoContext) => pageUrl(context, '/recuperar-contrasenya');
