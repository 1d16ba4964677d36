import { ServerContent } from '../../src/element/server-content.tsx';
import { isPlainPress } from '../../src/page/is-plain-press.ts';
import styles from './opening.module.css';

/** The server's picture and its link, which plays here; in a window of its own it leads where the server says. */
export function Poster({ onPress }: { onPress(): boolean }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the server's link is what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the link
    <div
      className={styles.poster}
      onClick={(event) => {
        if (isPlainPress(event.nativeEvent) && onPress()) event.preventDefault();
      }}
    >
      <ServerContent name="poster" />
    </div>
  );
}
