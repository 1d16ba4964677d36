import type { Texts } from '../../src/i18n/texts.ts';
import type { Favourite } from './use-favourite.ts';

export interface AskProps {
  favourite: Favourite;
  site: string | undefined;
  langOverrides: Texts;
  /** The focus has to go somewhere, since what had it is gone. */
  onUndone: () => void;
}
