import { useLayoutEffect, useRef } from 'react';
import { moveNode } from '../../src/element/move-node.ts';
import styles from './player.module.css';
import { ADOPTED } from './server-media.ts';

interface Props {
  media: HTMLMediaElement;
  /** True until the controls of the widget have loaded. */
  hasControls: boolean;
}

/** Moves the server's media element into the player, where it plays on. Moves it back on unmount. */
export function ServerVideo({ media, hasControls }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const mark = document.createComment('ap-media');
    media.before(mark);
    media.setAttribute(ADOPTED, '');
    moveNode(current, media, null);
    return () => {
      media.removeAttribute(ADOPTED);
      // another widget may have taken it back already
      if (mark.parentElement && current.contains(media)) moveNode(mark.parentElement, media, mark);
      mark.remove();
    };
  }, [media]);
  useLayoutEffect(() => {
    if (hasControls) return;
    // full screen shows the video alone, without the controls of the widget
    const look = () => {
      media.controls = document.fullscreenElement === media;
    };
    look();
    media.tabIndex = -1;
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      media.controls = true;
      media.removeAttribute('tabindex');
    };
  }, [media, hasControls]);
  return <div className={styles.media} ref={place} />;
}
