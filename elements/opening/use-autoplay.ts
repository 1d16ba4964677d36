import { useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';
import { keepAutoplay, lessMotion, readAutoplay, whyCalm } from './autoplay.ts';

interface Autoplay {
  /** Current setting. */
  isOn: boolean;
  /** Reason why autoplay is off whatever the reader chose. */
  why: ReturnType<typeof whyCalm>;
  /** Called at the end of a chapter, so that a choice in another tab counts. */
  mayGoOn(): boolean;
  toggle(isOn: boolean): void;
}

/** Reads and sets the choice of autoplay (PLAY-07). */
export function useAutoplay(
  { autoplayDefault }: { autoplayDefault: boolean },
  onToggle: (isOn: boolean) => void,
): Autoplay {
  const [, setChanges] = useState(0);
  const [motion] = useState(lessMotion);
  const look = () => setChanges((count) => count + 1);
  useListener(window, 'storage', look);
  useListener(motion, 'change', look);
  return {
    isOn: readAutoplay(autoplayDefault),
    why: whyCalm(),
    mayGoOn: () => readAutoplay(autoplayDefault) && !whyCalm(),
    toggle(isOn) {
      keepAutoplay(isOn);
      look();
      onToggle(isOn);
    },
  };
}
