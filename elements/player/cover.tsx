import { fill } from '../../src/i18n/texts.ts';
import { mediaIcons } from '../../src/media/icons.ts';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './player.module.css';
import type { texts as ownTexts } from './player.texts.ts';

interface Props {
  title: string | undefined;
  isAudio: boolean;
  isBusy: boolean;
  texts: Readonly<Record<keyof typeof ownTexts, string>>;
  onPress(): void;
}

/** Poster with the play button, until playback starts. */
export function Cover({ title, isAudio, isBusy, texts, onPress }: Props) {
  const name = title ? fill(texts['player.play-named'], { title }) : texts['player.play'];
  const kind = texts[isAudio ? 'player.audio' : 'player.video'];
  return (
    <div className={styles.cover}>
      {isAudio && <p className={styles.title}>{title || kind}</p>}
      <button
        type="button"
        className={styles.begin}
        aria-label={title ? name : `${name}: ${kind}`}
        aria-disabled={isBusy || undefined}
        onClick={onPress}
      >
        <Icon path={mediaIcons.play} line />
      </button>
      <p className="ap-visually-hidden" role="status">
        {isBusy ? texts['player.opening'] : ''}
      </p>
    </div>
  );
}
