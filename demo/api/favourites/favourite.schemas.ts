import { fields, text, textOrNull } from '../http/json-schema.ts';

export const favouriteParameters = fields({
  // the database rejects some control characters
  id: { ...text, pattern: '^\\P{Cc}{1,64}$', description: 'For example c1 or s1.' },
});

/** Optional; must be the current user's id (API-42). */
export const ownerQuery = { type: 'object', properties: { userId: text } } as const;

const list = (id: string, name: string, item: Record<string, object>) => ({
  $id: id,
  ...fields({ [name]: { type: 'array', items: fields(item) } }),
});

export const favouriteListSchema = list('FavouriteList', 'favourites', {
  id: text,
  title: text,
  url: text,
  category: { type: 'object', properties: { name: text } },
  multimedia: { type: 'object', properties: { image: textOrNull } },
});

export const showListSchema = list('ShowList', 'shows', {
  id: text,
  name: text,
  url: text,
  image: { type: 'object', properties: { image: textOrNull } },
});
