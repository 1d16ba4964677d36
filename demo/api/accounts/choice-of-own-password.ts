import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { hasClaimed } from './claim-mark.ts';
import { isTutor } from './is-tutor.ts';
import { issueToken, ownerOfToken } from './one-time-tokens.ts';

/**
 * Anybody can claim a tutor's account by its e-mail, and its owner may follow the link without having asked for it, or a
 * program that looks at mails may: that must not make the stranger's password good, which opens the data of children (W-08).
 * So in another browser than the claim's the link leads to the choice of a password, and stays as it is.
 * @returns the token for that choice, which proves the e-mail too; undefined when the link may validate
 */
export async function choiceOfOwnPassword(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  request: FastifyRequest,
  token: string,
): Promise<string | undefined> {
  const now = config.now();
  const userId = await ownerOfToken(db, 'validate-email', token, now);
  if (userId === undefined) return undefined;
  const claimed = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .where('email_validated_at', 'is', null)
    .where(isTutor)
    .executeTakeFirst();
  if (!claimed || (await hasClaimed(request, { db, config }, claimed))) return undefined;
  return issueToken(db, 'reset-password', claimed.id, now);
}
