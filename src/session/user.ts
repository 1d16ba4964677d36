import { initialOf } from './initial.ts';
import type { User } from './user.types.ts';

const isId = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Reads ids as strings, even if the JSON has numbers (FAV-14). */
const idsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every(isId) ? value.map(String) : undefined;

/** Reads a user from the cookie, with the summary or more fields (SESS-13); null without an id (SESS-03). */
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
 * Returns only the display summary of a user, for events and page scripts; of a child not even the name (SESS-13,
 * W-07).
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
