import { initialOf } from './initial.ts';
import type { User } from './user.types.ts';

const isId = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Ids are texts here, also where JSON has numbers (FAV-14). */
const idsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every(isId) ? value.map(String) : undefined;

/** A user from the cookie, with or without more than the summary (SESS-13); null without an id (SESS-03). */
export function toUser(value: unknown): User | null {
  const user = value as User | null;
  if (typeof user !== 'object' || !user || !isId(user.id)) return null;
  if (String(user.id) === '') return null;
  const { favouritesId, showsId, ...rest } = user;
  const contents = idsOf(favouritesId);
  const shows = idsOf(showsId);
  return {
    ...rest,
    id: String(user.id),
    ...(contents && { favouritesId: contents }),
    ...(shows && { showsId: shows }),
  };
}

const summary = [
  'id',
  'type',
  'favouritesId',
  'showsId',
  'bulletin',
  'isRegisteredInLaColla',
  'partial',
] as const;

/**
 * The display summary of a user and nothing else: what the page hears and reads, of a child not even the name
 * (SESS-13, W-07).
 */
export function toSummary(user: User | null): User | null {
  if (!user) return null;
  const isChild = user.type === 'laCollaMember';
  const initial = user.initial ?? (isChild || !user.name ? initialOf(user) : undefined);
  const shown = Object.fromEntries(
    summary.filter((key) => user[key] !== undefined).map((key) => [key, user[key]]),
  );
  return {
    ...(shown as unknown as User),
    ...(user.name !== undefined && !isChild && { name: user.name }),
    ...(initial !== undefined && { initial }),
  };
}
