import check from 'virtual:icon/line/check';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './club-registration.module.css';
import type { ClubTexts } from './club-registration.texts.ts';
import type { Step } from './club-registration.types.ts';

const steps = [
  [1, 'club.short-1'],
  [2, 'club.short-2'],
  [3, 'club.short-3'],
  [4, 'club.short-4'],
] as const;

/** List of steps with the current and the completed ones. */
export function StepList({ step, texts }: { step: Step; texts: ClubTexts }) {
  return (
    <ol className={styles.steps} aria-label={texts['club.progress']}>
      {steps.map(([one, name]) => {
        const isDone = one < step;
        return (
          <li key={one} data-done={isDone || undefined} aria-current={one === step ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Icon path={check} line /> : <span>{one}</span>}
            </span>
            <span className={styles.stepName}>{texts[name]}</span>
            {isDone && <span className="ap-visually-hidden">{` ${texts['club.done']}`}</span>}
          </li>
        );
      })}
    </ol>
  );
}
