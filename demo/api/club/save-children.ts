import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { throttle } from '../security/throttle.ts';
import { holdSession, type UserRow } from '../session/session-store.ts';
import { checkChildren, prepareChildren } from './prepare-children.ts';
import { writeChildren } from './write-children.ts';

/** Setting a PIN costs as much work as a login; no family saves this often. */
const savesInAnHour = 60;

/**
 * Adds or changes children of a tutor in the club and keeps the others (API-02, CHILD-15).
 * @param tutor whose session it is, by the token
 * @param children unchecked, from the body
 * @throws ApiError INVALID_FIELDS; NOT_FOUND when the child is not the tutor's; LA_COLLA_API_ERROR of one that there is
 * already; LOGIN_REQUIRED when the session has ended during the call; TOO_MANY_REQUESTS; FORBIDDEN for who has not joined the
 * club, and so has not agreed to its terms
 */
export async function saveChildren(
  context: DemoContext,
  { tutor, token }: { tutor: UserRow; token: string },
  children: unknown,
): Promise<void> {
  if (!tutor.is_registered_in_la_colla) throw new ApiError('FORBIDDEN');
  const checked = await checkChildren(context, children);
  const key = `tutor ${tutor.id}`;
  await throttle(context, { route: 'save-children', key, limit: savesInAnHour, windowSeconds: 60 * 60 });
  const prepared = await prepareChildren(context, checked);
  await context.db.transaction().execute(async (transaction) => {
    // locks the tutor, so that the second of two simultaneous calls finds the children of the first
    if (!(await holdSession(transaction, token, context.config.now()))) throw new ApiError('LOGIN_REQUIRED');
    await writeChildren(transaction, context, tutor.id, prepared);
  });
}
