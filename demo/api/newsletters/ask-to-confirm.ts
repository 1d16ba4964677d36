import { sql } from 'kysely';
import { deletionTime } from '../clock/deletion-time.ts';
import type { DemoContext } from '../context.ts';
import { newsletterConfirmMessage } from '../mail/messages/newsletter-messages.ts';
import { pageUrl } from '../mail/page-url.ts';
import { hashOfToken, newToken } from '../security/tokens.ts';
import type { Newsletter } from './find-newsletter.ts';
import { limitAddress } from './limit-subscriptions.ts';

export interface Wish {
  newsletter: Newsletter;
  sub: string;
  /** In lower case. */
  email: string;
  segments: string[];
}

/** Lifetime of the link in the mail, in hours. */
export const lifetimeHours = 48;

/**
 * Asks the owner of the e-mail to confirm, so that nobody can subscribe another person. A later request replaces an
 * earlier one, whose link becomes invalid.
 * @throws ApiError TOO_MANY_REQUESTS when the address is over the limit of these mails (W-09)
 */
export async function askToConfirm(context: DemoContext, { newsletter, sub, email, segments }: Wish) {
  await limitAddress(context, email);
  const { db, config, mailer } = context;
  const now = config.now();
  const token = newToken();
  const row = {
    segments: JSON.stringify(segments),
    token_hash: hashOfToken(token),
    expires_at: new Date(now.getTime() + lifetimeHours * 60 * 60 * 1000),
  };
  await db
    .insertInto('newsletter_confirmations')
    .values({ newsletter_id: newsletter.id, sub, email, ...row })
    .onConflict((conflict) => conflict.columns(['newsletter_id', 'sub', 'email']).doUpdateSet(row))
    .execute();
  await forgetExpired(context, now);
  const url = pageUrl(context, '/butlletins/confirmar', token);
  const message = newsletterConfirmMessage({
    newsletter: newsletter.title,
    url,
    expiresInHours: lifetimeHours,
  });
  await mailer.send({ to: email, ...message });
}

/** Deletes expired requests in small batches, so that no call waits long. */
async function forgetExpired({ db }: DemoContext, now: Date): Promise<void> {
  const last = await deletionTime(db, now);
  await sql`delete from newsletter_confirmations where (newsletter_id, sub, email) in (
    select newsletter_id, sub, email from newsletter_confirmations
    where expires_at <= ${last} limit 100 for update skip locked
  )`.execute(db);
}
