import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';

interface Follow {
  /** The text scrolls with playback. */
  isFollowing: boolean;
  /** Scrolls to the current sentence and follows again. */
  resume(): void;
}

const isSeen = (node: Element) => {
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** A browser may round. */
const STILL = 2;

/**
 * Scrolls along with the current sentence until the reader scrolls away. Readers who are not at the text, but watch
 * the player above it, are not scrolled.
 */
export function useFollow(node: HTMLElement | undefined, isPlaying: boolean): Follow {
  const [isFollowing, setFollowing] = useState(true);
  const before = useRef<HTMLElement>(undefined);
  /** Viewport position of the sentence, restored when content above it changes. */
  const top = useRef(0);
  /** Scroll position of the page at that time. */
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

  // together with the highlight, so that later scrolling by the reader is not undone
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another sentence sounds
  useLayoutEffect(() => {
    if (!node) return;
    const old = before.current?.isConnected ? before.current : undefined;
    before.current = node;
    // the reader has scrolled, and the event is still to come
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
