import { timingSafeEqual } from 'node:crypto';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { keyedHash } from '../security/server-secret.ts';

/** What a page tells of a subscription: not whose it is. */
export interface Subscribed {
  newsletter: string;
  site: string;
}

/** For the link of every mail to a subscriber: it never expires, and nobody else can make one. */
export async function unsubscribeToken(db: Db, subscriptionId: number): Promise<string> {
  return `${subscriptionId}.${await keyedHash(db, `unsubscribe ${subscriptionId}`)}`;
}

/** What the token would end; undefined when it is none, or there is nothing left to end. */
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

/** Ends a subscription and forgets the e-mail. Doing it twice does no harm. */
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
