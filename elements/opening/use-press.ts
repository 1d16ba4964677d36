import { type MouseEvent, type RefObject, useRef } from 'react';
import { PRESSED } from '../../src/element/pressed-link.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';

export type PlayerElement = HTMLElement & { play?: (isPressed: boolean) => void };

interface Press {
  player: RefObject<PlayerElement | null>;
  /** Hears the press of a link that stands for the player. Where nothing can play, the link leads on. */
  takePress(event: MouseEvent): void;
}

/** A press on such a link is one on the player; one whose code is on its way is pressed when it is there, as any tag is. */
export function usePress(): Press {
  const player = useRef<PlayerElement>(null);
  return {
    player,
    takePress(event) {
      const { current } = player;
      if (!isPlainPress(event.nativeEvent) || !current || current.dataset.apState === 'failed') return;
      event.preventDefault();
      if (current.play) current.play(true);
      else current.setAttribute(PRESSED, '');
    },
  };
}
