/** State of a player that can go along at the edge of a narrow window (PLAY-15..18, PLAY-29, PLAY-30). */
export interface Sticky {
  isSticky: boolean;
  /** Something of it has been played, and nobody has closed it since, nor has it ended. */
  mayStick: boolean;
  isNarrow: boolean;
  /** How far the page was scrolled when it was last looked at. */
  y: number;
}

export const loose: Sticky = { isSticky: false, mayStick: false, isNarrow: false, y: 0 };

export type StickyEvent =
  /** `top` is that of the player's place on the page, also while the player itself is elsewhere. */
  | { type: 'scroll'; y: number; top: number; threshold: number }
  | { type: 'width'; isNarrow: boolean }
  /** It plays. */
  | { type: 'play' }
  /** Somebody has closed it, or it has ended. */
  | { type: 'close' };

/**
 * It goes along when one scrolls down past its top, and is back in its place when one scrolls up to near it: by the direction, since
 * between the two places it would otherwise go there and back.
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
