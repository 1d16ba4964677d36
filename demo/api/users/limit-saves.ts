import type { DemoContext } from '../context.ts';
import { throttle } from '../security/throttle.ts';
import type { UserRow } from '../session/session-store.ts';

const windowSeconds = 60 * 60;

/** Setting a PIN costs as much work as a login, and a family does not save this often. @throws ApiError TOO_MANY_REQUESTS */
export function limitSaves(context: Pick<DemoContext, 'db' | 'config'>, { id }: UserRow): Promise<void> {
  const limit = context.config.limits.profileSavesPerHour;
  return throttle(context, { route: 'save-profile', key: `user ${id}`, limit, windowSeconds });
}
