import type { User } from './user.types.ts';

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A user from the cookie, with or without more than the summary (SESS-13); null without an id (SESS-03). */
export function toUser(value: unknown): User | null {
  const user = value as User | null;
  if (typeof user !== 'object' || !user || !['string', 'number'].includes(typeof user.id)) return null;
  if (String(user.id) === '') return null;
  const { favouritesId, showsId, ...rest } = user;
  return {
    ...rest,
    id: String(user.id),
    ...(isTextList(favouritesId) && { favouritesId }),
    ...(isTextList(showsId) && { showsId }),
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
  const initial = user.initial ?? (isChild ? user.name?.[0] : undefined);
  const shown = Object.fromEntries(
    summary.filter((key) => user[key] !== undefined).map((key) => [key, user[key]]),
  );
  return {
    ...(shown as unknown as User),
    ...(user.name !== undefined && !isChild && { name: user.name }),
    ...(initial !== undefined && { initial }),
  };
}
