import type { DemoContext } from '../context.ts';
import { mailUser } from '../mail/mail-user.ts';
import {
  accountClaimedMessage,
  accountDeletedMessage,
  passwordChangedMessage,
  passwordResetMessage,
  validationMessage,
} from '../mail/messages/account-messages.ts';
import { pageUrl } from '../mail/page-url.ts';
import type { UserRow } from '../session/session-store.ts';
import { limitAccount, limitRecoveryMails } from './limit-calls.ts';
import { issueToken, lifetimeMinutes } from './one-time-tokens.ts';
import { readOpaqueUserId } from './opaque-user-id.ts';

/** Sends the link that validates the e-mail, and voids the previous link. */
export async function sendValidationMail(context: DemoContext, user: UserRow): Promise<void> {
  const token = await issueToken(context.db, 'validate-email', user.id, context.config.now());
  const url = pageUrl(context, '/validar-correu', token);
  await mailUser(context, user, validationMessage({ name: user.name, url }));
}

/**
 * Resends the validation mail to the user with an opaque id, unless the account is validated or over the limit
 * (W-09).
 */
export async function resendValidationMail(context: DemoContext, opaque: string): Promise<void> {
  const id = await readOpaqueUserId(context, opaque);
  if (id === undefined) return;
  await limitAccount(context, 'resend-validation-mail', String(id));
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('email', 'is not', null)
    .where('email_validated_at', 'is', null)
    .executeTakeFirst();
  if (user) await sendValidationMail(context, user);
}

/** Sends the user with this e-mail a link to choose a password, within the limit of mails (W-09). */
export async function sendResetMail(context: DemoContext, email: string): Promise<void> {
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!user) return;
  await limitRecoveryMails(context, email.toLowerCase());
  const token = await issueToken(context.db, 'reset-password', user.id, context.config.now());
  const url = pageUrl(context, '/restablir-contrasenya', token);
  const expiresInMinutes = lifetimeMinutes['reset-password'];
  await mailUser(context, user, passwordResetMessage({ name: user.name, url, expiresInMinutes }));
}

/** Tells the user that the password has changed (W-16). @param where `profile`: the session there continues */
export function sendPasswordChangedMail(
  context: DemoContext,
  user: UserRow,
  where: 'mail' | 'profile' = 'mail',
): Promise<void> {
  const ways = waysIn(context, '/acces');
  return mailUser(context, user, passwordChangedMessage({ name: user.name, where, ...ways }));
}

/** Sends the last mail to a deleted account (W-12). */
export function sendAccountDeletedMail(context: DemoContext, user: UserRow): Promise<void> {
  const registerUrl = pageUrl(context, '/registre?site=apunt');
  return mailUser(context, user, accountDeletedMessage({ name: user.name, registerUrl }));
}

/** Tells a tutor that the account has been opened for the first time (W-08). */
export function sendAccountClaimedMail(context: DemoContext, user: UserRow): Promise<void> {
  return mailUser(
    context,
    user,
    accountClaimedMessage({ name: user.name, ...waysIn(context, '/acces-adults') }),
  );
}

function waysIn(context: DemoContext, login: string) {
  return { loginUrl: pageUrl(context, login), recoverUrl: pageUrl(context, '/recuperar-contrasenya') };
}
