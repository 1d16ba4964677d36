import type { User } from './user.types.ts';

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A user from the cookie or the API; lists that are not lists of texts are left out. */
export function toUser(value: unknown): User | null {
  const user = value as User | null;
  if (typeof user !== 'object' || !user || (typeof user.id !== 'string' && typeof user.id !== 'number'))
    return null;
  if (String(user.id) === '') return null;
  const { favouritesId, showsId, ...rest } = user;
  return {
    ...rest,
    id: String(user.id),
    ...(isTextList(favouritesId) && { favouritesId }),
    ...(isTextList(showsId) && { showsId }),
  };
}
