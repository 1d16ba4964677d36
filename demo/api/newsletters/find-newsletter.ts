import type { Selectable } from 'kysely';
import type { DemoContext } from '../context.ts';
import type { NewslettersTable } from '../database/tables/newsletter-tables.types.ts';
import { ApiError } from '../http/api-error.ts';

export type Newsletter = Selectable<NewslettersTable>;

/** @param sub empty for the newsletter itself @throws ApiError NEWSLETTER_NOT_FOUND for an unknown edition too */
export async function findNewsletter({ db }: DemoContext, id: string, sub: string): Promise<Newsletter> {
  const newsletter = await db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirst();
  if (!newsletter || (sub !== '' && !newsletter.subs.includes(sub)))
    throw new ApiError('NEWSLETTER_NOT_FOUND');
  return newsletter;
}
