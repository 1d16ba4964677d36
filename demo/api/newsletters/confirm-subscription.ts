import { hour, isRunningIn } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { newsletterWelcomeMessage } from '../mail/messages/newsletter-messages.ts';
import { pageUrl } from '../mail/page-url.ts';
import { hashOfToken } from '../security/tokens.ts';
import { lifetimeHours } from './ask-to-confirm.ts';
import { type Subscribed, unsubscribeToken } from './unsubscribe.ts';

/**
 * Reads the subscription that a token would confirm, without using the token up.
 * @returns undefined if the token is unknown, used or expired
 */
export function findWish(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  token: string,
): Promise<Subscribed | undefined> {
  return db
    .selectFrom('newsletter_confirmations')
    .innerJoin('newsletters', 'newsletters.id', 'newsletter_confirmations.newsletter_id')
    .select(['newsletters.title as newsletter', 'newsletters.site'])
    .where('token_hash', '=', hashOfToken(token))
    .where(isRunningIn('expires_at', config.now(), lifetimeHours * hour))
    .executeTakeFirst();
}

/**
 * Stores the confirmed subscription, which replaces an earlier subscription.
 * @returns undefined when the token is unknown, used or expired
 */
export async function confirmSubscription(
  context: DemoContext,
  token: string,
): Promise<Subscribed | undefined> {
  const { db, config, mailer } = context;
  const confirmed = await db.transaction().execute((transaction) => store(transaction, token, config.now()));
  if (!confirmed) return undefined;
  const { id, email, newsletter_id } = confirmed;
  const { title, site } = await db
    .selectFrom('newsletters')
    .select(['title', 'site'])
    .where('id', '=', newsletter_id)
    .executeTakeFirstOrThrow();
  const message = newsletterWelcomeMessage({
    newsletter: title,
    newslettersUrl: pageUrl(context, '/butlletins'),
    unsubscribeUrl: pageUrl(context, '/butlletins/baixa', await unsubscribeToken(db, id)),
  });
  // the mailer has logged the failure; the subscription stays valid
  await mailer.send({ to: email, ...message }).catch(() => {});
  return { newsletter: title, site };
}

/** Deletes the request in one statement, so that only one of two simultaneous calls succeeds. */
async function store(db: Db, token: string, now: Date) {
  const wish = await db
    .deleteFrom('newsletter_confirmations')
    .where('token_hash', '=', hashOfToken(token))
    .where(isRunningIn('expires_at', now, lifetimeHours * hour))
    .returning(['newsletter_id', 'sub', 'email', 'segments'])
    .executeTakeFirst();
  if (!wish) return undefined;
  const chosen = { segments: JSON.stringify(wish.segments), confirmed_at: now };
  return db
    .insertInto('newsletter_subscriptions')
    .values({ ...wish, ...chosen })
    .onConflict((conflict) => conflict.columns(['newsletter_id', 'sub', 'email']).doUpdateSet(chosen))
    .returning(['id', 'email', 'newsletter_id'])
    .executeTakeFirstOrThrow();
}
