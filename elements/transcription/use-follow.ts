import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';

interface Follow {
  /** The text scrolls with playback. */
  isFollowing: boolean;
  /** Goes where it sounds, and along from now on. */
  resume(): void;
}

const isSeen = (node: Element) => {
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** A browser may round. */
const STILL = 2;

/**
 * Scrolls along with the sentence that sounds for as long as the reader has not scrolled: who has, reads elsewhere. Who has not got to
 * the text, and watches the player above it, is not led away from there.
 */
export function useFollow(node: HTMLElement | undefined, isPlaying: boolean): Follow {
  const [isFollowing, setFollowing] = useState(true);
  const before = useRef<HTMLElement>(undefined);
  /** Viewport position of the sentence, restored when content above it changes. */
  const top = useRef(0);
  /** How far the page was scrolled then. */
  const scrolledTo = useRef(0);

  const hasMoved = (sounding: Element) =>
    Math.abs(sounding.getBoundingClientRect().top - top.current) > STILL;

  function keepPlace(sounding: Element) {
    top.current = sounding.getBoundingClientRect().top;
    scrolledTo.current = scrollY;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it begins to play
  useEffect(() => {
    if (!isPlaying) return;
    setFollowing(true);
    if (before.current) keepPlace(before.current);
  }, [isPlaying]);

  // as it is marked: what the reader scrolls after that is not undone
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another sentence sounds
  useLayoutEffect(() => {
    if (!node) return;
    const old = before.current?.isConnected ? before.current : undefined;
    before.current = node;
    // scrolled already, and its event is on its way
    if (isPlaying && old && scrollY !== scrolledTo.current && hasMoved(old)) setFollowing(false);
    else if (isFollowing && old && isSeen(old))
      node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    keepPlace(node);
  }, [node]);

  useListener(
    document,
    'scroll',
    () => {
      if (!node) return;
      if (hasMoved(node)) setFollowing(false);
      keepPlace(node);
    },
    { isOn: node !== undefined && isPlaying, capture: true },
  );

  return {
    isFollowing,
    resume() {
      setFollowing(true);
      if (!node) return;
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      keepPlace(node);
    },
  };
}
