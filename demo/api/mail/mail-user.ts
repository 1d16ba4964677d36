import type { Mailer, Message } from './mail.types.ts';

/** Sends nothing to an account without an e-mail. */
export async function mailUser(
  { mailer }: { mailer: Mailer },
  { email }: { email: string | null },
  message: Message,
): Promise<void> {
  if (email !== null) await mailer.send({ to: email, ...message });
}
