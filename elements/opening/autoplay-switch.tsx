import { useId } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import type { whyCalm } from './autoplay.ts';
import styles from './opening.module.css';
import { texts as ownTexts } from './opening.texts.ts';

interface Props {
  isOn: boolean;
  why: ReturnType<typeof whyCalm>;
  onToggle(isOn: boolean): void;
}

/** Switches whether the next content plays by itself (PLAY-32); where it does not whatever is chosen, it says why. */
export function AutoplaySwitch({ isOn, why, onToggle }: Props) {
  const texts = useTexts(ownTexts);
  const id = useId();
  return (
    <p className={styles.switch}>
      <label>
        <input
          type="checkbox"
          checked={isOn && !why}
          disabled={why !== undefined}
          aria-describedby={why && id}
          onChange={({ target }) => onToggle(target.checked)}
        />
        {texts['opening.autoplay']}
      </label>
      {why && <small id={id}>{texts[`opening.${why}`]}</small>}
    </p>
  );
}
