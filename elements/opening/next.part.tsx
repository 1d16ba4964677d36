import { useEffect, useRef } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { plural } from '../../src/i18n/numbers.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { ChapterTexts, useCurrentLink, useSharedChapter } from './chapter-texts.tsx';
import { Countdown } from './countdown.tsx';
import styles from './next.module.css';
import { texts as ownTexts } from './next.texts.ts';
import type { NextProps, NextTexts } from './next.types.ts';
import type { Showing } from './next-machine.ts';
import { useNext } from './use-next.ts';

/** Live region text: the next chapter, once and not each second, then the chapter that started. */
function said({ step, next, current, left, cause }: Showing, wait: number, texts: NextTexts): string {
  if (step === 'counting' && next) {
    const when = plural(wait, texts['opening.second'], texts['opening.seconds']);
    return fill(texts['opening.next-said'], { title: next.title, when });
  }
  if (left.length === 0 && !current.texts) return '';
  return fill(texts[cause === 'countdown' ? 'opening.now-muted' : 'opening.now'], { title: current.title });
}

/** Next chapter, with a way back to the previous one. Loaded when playback of a chapter starts. */
export default function Next(props: NextProps) {
  const { place, wait } = props;
  const texts = useTexts(ownTexts);
  const { showing, tell } = useNext(props, texts['opening.untitled']);
  const { step, next, seconds, left, current } = showing;
  const before = left.at(-1);
  useCurrentLink(current);
  useSharedChapter(current);
  /** Moves the focus to the player when a focused button disappears. */
  const toPlayer = () => {
    place.inert = false;
    place.querySelector<HTMLElement>('ap-player button')?.focus({ preventScroll: true });
  };
  const back = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // after the countdown's buttons the focus goes to the button that returns to the previous chapter
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something else plays
  useEffect(() => {
    if (hadFocus.current) back.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [current]);
  const tick = (isHere: boolean) => {
    hadFocus.current = isHere;
    tell({ type: 'tick' });
  };
  const press = (type: 'now' | 'cancel' | 'back') => {
    hadFocus.current = false;
    tell({ type });
    toPlayer();
  };
  return (
    <>
      {step === 'counting' && next && (
        <Countdown
          title={next.title}
          seconds={seconds}
          texts={texts}
          place={place}
          onTick={tick}
          onNow={() => press('now')}
          onCancel={() => press('cancel')}
        />
      )}
      <div className={styles.now}>
        <p className={step === 'counting' ? 'ap-visually-hidden' : styles.said} role="status">
          {said(showing, wait, texts)}
        </p>
        {before && (
          <Button ref={back} quiet onClick={() => press('back')}>
            {fill(texts['opening.back'], { title: before.title })}
          </Button>
        )}
      </div>
      {current.texts && <ChapterTexts texts={current.texts} />}
    </>
  );
}
