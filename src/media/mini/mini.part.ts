import { followOpening } from './follow-opening.ts';
import { offerMini } from './offer-mini.ts';

/** Loaded where something plays in an opening block, and on the pages after that (docs/decisions/mini-player.md). */
export default { followOpening, offerMini };
