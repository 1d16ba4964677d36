import { type RefObject, useRef } from 'react';

export type PlayerElement = HTMLElement & { play?: (isPressed: boolean) => void };

interface Press {
  player: RefObject<PlayerElement | null>;
  /** Answers whether there is somebody to play: without, the server's link leads on. */
  press(): boolean;
}

/** A press on the poster is one on the player; one whose code is on its way is pressed when it is there, as any tag is. */
export function usePress(): Press {
  const player = useRef<PlayerElement>(null);
  return {
    player,
    press() {
      const { current } = player;
      if (!current || current.dataset.apState === 'failed') return false;
      if (current.play) current.play(true);
      else current.setAttribute('data-ap-pressed', '');
      return true;
    },
  };
}
