import left from 'virtual:icon/line/chevron-left';
import right from 'virtual:icon/line/chevron-right';
import repeatIcon from 'virtual:icon/line/repeat';
import { mediaIcons } from '../../src/media/icons.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './transcription.module.css';
import type { TranscriptionTexts } from './transcription.texts.ts';
import type { Listening } from './use-listening.ts';

interface Props {
  listening: Listening;
  texts: TranscriptionTexts;
}

/** Listening tools, sticky while the text is on the screen. */
export function ListeningTools({ listening, texts }: Props) {
  const { isPlaying, isRepeating, isSlow, step, toggle, toggleRepeat, toggleSlow } = listening;
  const icons = [
    [texts['transcription.previous'], left, () => step(-1)],
    [
      texts[isPlaying ? 'transcription.pause' : 'transcription.play'],
      isPlaying ? mediaIcons.pause : mediaIcons.play,
      toggle,
    ],
    [texts['transcription.next'], right, () => step(1)],
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields
    <div
      className={styles.listening}
      role="group"
      aria-label={texts['transcription.listening']}
      data-ap-below-header
    >
      {icons.map(([label, path, press], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the label of the second changes
        <Button key={index} quiet className={styles.icon} aria-label={label} title={label} onClick={press}>
          <Icon path={path} line />
        </Button>
      ))}
      <Button
        quiet
        className={styles.tool}
        aria-label={texts['transcription.repeat']}
        title={texts['transcription.repeat']}
        aria-pressed={isRepeating}
        onClick={toggleRepeat}
      >
        <Icon path={repeatIcon} line />
        <span className={styles.wide}>{texts['transcription.repeat']}</span>
      </Button>
      <Button quiet className={styles.tool} aria-pressed={isSlow} onClick={toggleSlow}>
        {texts['transcription.slow']}
      </Button>
    </div>
  );
}
