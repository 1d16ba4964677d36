import { type RefObject, useRef, useState } from 'react';

export type PlayerElement = HTMLElement & { play?: (isPressed: boolean) => void };

interface Press {
  player: RefObject<PlayerElement | null>;
  /** It is to play as soon as its code is there. */
  isAsked: boolean;
  /** Answers whether there is somebody to play: without, the server's link leads on. */
  press(): boolean;
}

/** A press on the poster is one on the player, which may not be there yet. */
export function usePress(): Press {
  const player = useRef<PlayerElement>(null);
  const [isAsked, setAsked] = useState(false);
  return {
    player,
    isAsked,
    press() {
      const { current } = player;
      if (!current || current.dataset.apState === 'failed') return false;
      if (current.play) current.play(true);
      else setAsked(true);
      return true;
    },
  };
}
