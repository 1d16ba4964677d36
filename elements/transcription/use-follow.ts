import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';

interface Follow {
  /** The text goes along with what sounds. */
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
  /** Where the sentence was in the window: it is there still when something above it has come or gone. */
  const top = useRef(0);

  useEffect(() => {
    if (isPlaying) setFollowing(true);
  }, [isPlaying]);

  // as it is marked: what the reader scrolls after that is not undone
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another sentence sounds
  useLayoutEffect(() => {
    if (!node) return;
    const wasSeen = before.current?.isConnected && isSeen(before.current);
    before.current = node;
    if (isFollowing && wasSeen) node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    top.current = node.getBoundingClientRect().top;
  }, [node]);

  useListener(
    document,
    'scroll',
    () => {
      const now = node?.getBoundingClientRect().top ?? 0;
      if (Math.abs(now - top.current) > STILL) setFollowing(false);
      top.current = now;
    },
    { isOn: node !== undefined && isPlaying, capture: true },
  );

  return {
    isFollowing,
    resume() {
      setFollowing(true);
      node?.scrollIntoView({ block: 'center', behavior: 'instant' });
      top.current = node?.getBoundingClientRect().top ?? 0;
    },
  };
}
