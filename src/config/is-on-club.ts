import { dataName } from '../element/host-values.ts';
import { config } from './config.ts';
import { CLUB } from './sites.ts';

const tagsOfClub = `[site="${CLUB}"], [${dataName('site')}="${CLUB}"]`;

/**
 * Tests whether an element is on the children's club (BEY-11): the page is, or the tag or one around it says so. A tag
 * of another site does not leave the club.
 */
export const isOnClub = (host?: Element | null): boolean =>
  config().site === CLUB || Boolean(host?.closest(tagsOfClub));
