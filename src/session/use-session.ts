import { useStore } from '../storage/use-store.ts';
import { session } from './session.ts';
import type { User } from './user.types.ts';

/** Returns a part of the current user; the component renders again only when that part changes. */
export function useUser<T>(select: (user: User | null) => T): T {
  return useStore(session().store, ({ user }) => select(user));
}
