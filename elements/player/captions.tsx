import styles from './captions.module.css';
import type { PlayerModel, PlayingTexts } from './playing.types.ts';

export type TextSize = 's' | 'm' | 'l';

interface Props {
  player: PlayerModel;
  size: TextSize;
  texts: PlayingTexts;
}

/** Current caption, or a note that captions cannot be read; playback continues. */
export function Captions({ player: { lines, tracks }, size, texts }: Props) {
  const chosen = tracks.texts.find(({ id }) => id === tracks.text);
  return (
    <>
      {lines.length > 0 && (
        <p className={styles.captions} data-size={size} lang={chosen?.language}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <span key={index}>{line}</span>
          ))}
        </p>
      )}
      {chosen?.isBroken && (
        <p className={styles.captions} role="status">
          <span>{texts['player.captions-broken']}</span>
        </p>
      )}
    </>
  );
}
