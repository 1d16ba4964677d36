import { type Peer, prefixOf } from '../peers/page.ts';
import type { Variant } from '../server/variants.ts';

/** Selectors of a poll in a page. */
export interface PollMarks {
  place: string;
  /** All options; only visible ones are pressed. */
  option: string;
  /** Selector that an option matches once it is shown as chosen. */
  chosen: string;
  /** Selectors of elements that their own code must draw; the first match in the page counts. */
  own: readonly string[];
}

const ours: PollMarks = {
  place: 'ap-poll',
  option: 'ap-poll input[type=radio]',
  chosen: ':checked',
  own: ['ap-poll[data-ap-state=ready]'],
};

const marksOfPeer = (peer: Peer): PollMarks => {
  const prefix = prefixOf(peer);
  return {
    place: `${prefix}-radio-group`,
    option: `${prefix}-radio`,
    chosen: '[aria-checked=true]',
    own: ['radio-group', 'radio', 'button'].map((name) => `${prefix}-${name}`),
  };
};

export const pollMarks: Record<Variant, PollMarks | undefined> = {
  ours,
  whole: ours,
  demo: ours,
  previous: ours,
  floor: ours,
  shoelace: marksOfPeer('shoelace'),
  webawesome: marksOfPeer('webawesome'),
  blank: undefined,
};
