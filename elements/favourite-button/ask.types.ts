import type { Texts } from '../../src/i18n/texts.ts';
import type { Favourite } from './favourite.ts';

export interface AskProps {
  favourite: Favourite;
  asked: 'login' | 'undo';
  site: string | undefined;
  langOverrides: Texts;
  /** The focus has to go somewhere, since what had it is gone. */
  onUndone: () => void;
}
