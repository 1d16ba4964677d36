import { type MouseEvent, type RefObject, useRef } from 'react';
import { PRESSED } from '../../src/element/pressed-link.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';

export type PlayerElement = HTMLElement & { play?: (isPressed: boolean) => void };

interface Press {
  player: RefObject<PlayerElement | null>;
  /** Handles a press on a link that stands in for the player. If nothing can play, the link is followed. */
  takePress(event: MouseEvent): void;
}

/**
 * Forwards a press on such a link to the player. While its code is loading, plays the server's file or else marks the
 * tag as pressed.
 */
export function usePress(): Press {
  const player = useRef<PlayerElement>(null);
  return {
    player,
    takePress(event) {
      const { current } = player;
      if (!isPlainPress(event.nativeEvent) || !current || current.dataset.apState === 'failed') return;
      event.preventDefault();
      const native = current.querySelector<HTMLMediaElement>(':is(video, audio)[slot]');
      if (current.play) current.play(true);
      else if (native)
        native.play().catch(() => {}); // the player reports a failure
      else current.setAttribute(PRESSED, '');
    },
  };
}
