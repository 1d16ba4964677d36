import { followOpening } from './follow-opening.ts';
import { offerMini } from './offer-mini.ts';

/** Loaded when an opening block plays something, and on the pages after that (docs/decisions/mini-player.md). */
export default { followOpening, offerMini };
