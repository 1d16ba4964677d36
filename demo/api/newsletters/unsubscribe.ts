import { timingSafeEqual } from 'node:crypto';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { keyedHash } from '../security/server-secret.ts';

/** Subscription as displayed by a page, without its owner. */
export interface Subscribed {
  newsletter: string;
  site: string;
}

/** Returns a signed token for the link in every mail to a subscriber; it never expires. */
export async function unsubscribeToken(db: Db, subscriptionId: number): Promise<string> {
  return `${subscriptionId}.${await keyedHash(db, `unsubscribe ${subscriptionId}`)}`;
}

/** Finds the subscription of a token; undefined when the token is invalid or the subscription has ended. */
export async function findSubscription(
  { db }: Pick<DemoContext, 'db'>,
  token: string,
): Promise<Subscribed | undefined> {
  const id = await readToken(db, token);
  if (id === undefined) return undefined;
  return db
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletters', 'newsletters.id', 'newsletter_subscriptions.newsletter_id')
    .select(['newsletters.title as newsletter', 'newsletters.site'])
    .where('newsletter_subscriptions.id', '=', id)
    .executeTakeFirst();
}

/** Ends a subscription and deletes the e-mail, idempotently. */
export async function unsubscribe(context: Pick<DemoContext, 'db'>, token: string): Promise<void> {
  const id = await readToken(context.db, token);
  if (id !== undefined)
    await context.db.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
}

async function readToken(db: Db, token: string): Promise<number | undefined> {
  const [, digits] = /^(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  if (digits === undefined) return undefined;
  const expected = await unsubscribeToken(db, Number(digits));
  const isOurs =
    expected.length === token.length && timingSafeEqual(Buffer.from(expected), Buffer.from(token));
  return isOurs ? Number(digits) : undefined;
}
