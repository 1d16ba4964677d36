import chevron from 'virtual:icon/line/chevron-down';
import type { ReactNode } from 'react';
import { fill } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './slides.module.css';
import type { SlidesTexts } from './slides.texts.ts';
import type { Slides } from './use-slider.ts';

interface Props {
  slides: Slides;
  texts: SlidesTexts;
  /** Announcement of the visible slides, if not their numbers. */
  said?: string | undefined;
  /** Called when focused buttons are removed; by default the first slide gets the focus. */
  passFocus?: (() => void) | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Buttons of a row of slides, with the numbers of the visible ones. */
export function SlideControls({
  slides,
  texts,
  said,
  passFocus = slides.focusFirst,
  className = '',
  children,
}: Props) {
  const { index, visible, count, isSliding, goTo } = slides;
  const isAtStart = index === 0;
  const isAtEnd = index + visible >= count;
  const numbers = { i: index + 1, j: Math.min(index + visible, count), n: count };
  return (
    <div className={`${styles.controls} ${className}`}>
      {isSliding && (
        <>
          <Button
            quiet
            className={`${styles.step} ${styles.back}`}
            aria-label={texts['slides.previous']}
            aria-disabled={isAtStart}
            passFocus={passFocus}
            onClick={() => isAtStart || goTo(index - visible)}
          >
            <Icon path={chevron} line />
          </Button>
          <p className={styles.count} role="status">
            {said ?? fill(texts[visible > 1 ? 'slides.many' : 'slides.one'], numbers)}
          </p>
          <Button
            quiet
            className={styles.step}
            aria-label={texts['slides.next']}
            aria-disabled={isAtEnd}
            passFocus={passFocus}
            onClick={() => isAtEnd || goTo(index + visible)}
          >
            <Icon path={chevron} line />
          </Button>
        </>
      )}
      {children}
    </div>
  );
}
