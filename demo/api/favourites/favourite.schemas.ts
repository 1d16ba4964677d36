import { text, textOrNull } from '../http/json-schema.ts';

export const favouriteParameters = {
  type: 'object',
  required: ['id'],
  // the database cannot read every control character
  properties: {
    id: { type: 'string', pattern: '^\\P{Cc}{1,64}$', description: 'For example c1 or s1.' },
  },
} as const;

/** Optional; must be the current user's id (API-42). */
export const ownerQuery = { type: 'object', properties: { userId: text } } as const;

const list = (id: string, name: string, item: object) => ({
  $id: id,
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'array', items: item } },
});

export const favouriteListSchema = list('FavouriteList', 'favourites', {
  type: 'object',
  required: ['id', 'title', 'url', 'category', 'multimedia'],
  properties: {
    id: text,
    title: text,
    url: text,
    category: { type: 'object', properties: { name: text } },
    multimedia: { type: 'object', properties: { image: textOrNull } },
  },
});

export const showListSchema = list('ShowList', 'shows', {
  type: 'object',
  required: ['id', 'name', 'url', 'image'],
  properties: {
    id: text,
    name: text,
    url: text,
    image: { type: 'object', properties: { image: textOrNull } },
  },
});
