/** State of a player that can follow the reader at the edge of a narrow window (PLAY-15..18, PLAY-29, PLAY-30). */
export interface Sticky {
  isSticky: boolean;
  /** True if it has played, and has neither ended nor been closed since. */
  mayStick: boolean;
  isNarrow: boolean;
  /** Scroll position at the last event. */
  y: number;
}

export const loose: Sticky = { isSticky: false, mayStick: false, isNarrow: false, y: 0 };

export type StickyEvent =
  /** `top` belongs to the player's place on the page, even while the player is elsewhere. */
  | { type: 'scroll'; y: number; top: number; threshold: number }
  | { type: 'width'; isNarrow: boolean }
  /** It plays. */
  | { type: 'play' }
  /** It has ended, or the reader has closed it. */
  | { type: 'close' };

/**
 * Makes the player follow when the reader scrolls down past its top, and return when the reader scrolls up near it.
 * The direction decides, because between the two positions it would otherwise jump back and forth.
 */
export function nextSticky(state: Sticky, event: StickyEvent): Sticky {
  switch (event.type) {
    case 'scroll': {
      const { y, top, threshold } = event;
      const goesDown = y > state.y;
      const goesUp = y < state.y;
      const sticks = goesDown && y > top && state.mayStick && state.isNarrow;
      const isReleased = goesUp && y < top + threshold;
      return { ...state, y, isSticky: (state.isSticky || sticks) && !isReleased };
    }
    case 'width':
      return { ...state, isNarrow: event.isNarrow, isSticky: state.isSticky && event.isNarrow };
    case 'play':
      return { ...state, mayStick: true };
    case 'close':
      return { ...state, mayStick: false, isSticky: false };
  }
}
