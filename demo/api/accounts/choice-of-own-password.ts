import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { hasClaimed } from './claim-mark.ts';
import { isTutor } from './is-tutor.ts';
import { issueToken, ownerOfToken } from './one-time-tokens.ts';

/**
 * Anybody can claim a tutor's account by its e-mail, and the owner, or a mail scanner, may then follow the link. That must
 * not confirm the stranger's password, which would open the data of children (W-08). So in any browser but the claim's the
 * link leads to choosing a new password, and stays unused.
 * @returns the token for choosing it, which also validates the e-mail; undefined when the link may validate
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
