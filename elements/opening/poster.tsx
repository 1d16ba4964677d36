import type { MouseEvent } from 'react';
import { ServerContent } from '../../src/element/server-content.tsx';
import styles from './opening.module.css';

/** The server's picture and its link, which plays here; in a window of its own it leads where the server says. */
export function Poster({ onPress }: { onPress(event: MouseEvent): void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the server's link is what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the link
    <div className={styles.poster} onClick={onPress}>
      <ServerContent name="poster" />
    </div>
  );
}
