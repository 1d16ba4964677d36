import type { ListWish } from '../../../api/catalogue/list-wish.ts';

/** What a page of a list shows: names of its address's parameters are Catalan, and so are other pages' links to it. */
export type Shown = Pick<ListWish, 'letter' | 'text' | 'location' | 'age' | 'filters'>;

/** Names of the groups of choices in the address. */
export const groupNames = { location: 'lloc', age: 'edat', filters: 'filtre' } as const;
