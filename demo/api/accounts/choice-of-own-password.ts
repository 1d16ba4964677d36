import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { hasClaimed } from './claim-mark.ts';
import { isTutor } from './is-tutor.ts';
import { issueToken, ownerOfToken } from './one-time-tokens.ts';

/**
 * Prevents an owner or a mail scanner that follows a link from confirming a stranger's password (W-08). Anybody can
 * claim a tutor's account by its e-mail, and the password would open the data of children. Only the browser of the
 * claim may therefore validate; any other must choose a new password, and the link stays unused.
 * @returns the token for choosing a password, which also validates the e-mail; undefined when the link may validate
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
