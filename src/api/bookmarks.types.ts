/** Types of saved items, shared with the server. */
export type BookmarkKind = 'content' | 'show';

/** FAV-10. */
export interface FavouriteContent {
  id: string;
  title: string;
  url: string;
  category: { name: string };
  multimedia: { image: string | null };
}

/** FAV-11. */
export interface FavouriteShow {
  id: string;
  name: string;
  url: string;
  image: { image: string | null };
}

/** Data of a card in either list. */
export interface SavedItem {
  id: string;
  title: string;
  url: string;
  /** Empty where there is none, as for shows. */
  category: string;
  image: string | null;
}
