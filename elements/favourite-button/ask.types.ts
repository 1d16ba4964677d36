import type { Favourite } from './use-favourite.ts';

export interface AskProps {
  favourite: Favourite;
  /** The focus has to go somewhere, since what had it is gone. */
  onUndone: () => void;
}
