import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { plural } from '../../src/i18n/numbers.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { Button } from '../../src/ui/button.tsx';
import styles from './next.module.css';
import type { NextTexts } from './next.types.ts';

/** Video element of iPhones, where only a video can be full screen. */
type AppleVideo = HTMLVideoElement & { webkitExitFullscreen?(): void };

interface Props {
  title: string;
  seconds: number;
  texts: NextTexts;
  /** Element that the countdown covers. */
  place: HTMLElement;
  /** `hasFocus`: the focus is on one of its buttons. */
  onTick(hasFocus: boolean): void;
  onNow(): void;
  onCancel(): void;
}

/** Tests whether the reader can see the player: otherwise the countdown stops. */
function isSeen(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return !readDocument('hidden') && bottom > 0 && top < innerHeight;
}

/** Countdown to the next chapter, which can be started at once or cancelled (BEY-18). It only runs while visible. */
export function Countdown({ title, seconds, texts, place, onTick, onNow, onCancel }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLElement>(null);
  const tick = useEffectEvent(() => {
    if (isSeen(place)) onTick(box.current?.contains(document.activeElement) === true);
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);

  // it would not be visible in the player's full screen
  useLayoutEffect(() => {
    const isIn = (element: Element | null) => element !== null && place.contains(element);
    if (isIn(document.fullscreenElement)) document.exitFullscreen().catch(() => {});
    place.querySelector<AppleVideo>('ap-player > [data-ap-mount] video')?.webkitExitFullscreen?.();
    const hadFocus = isIn(document.activeElement);
    place.inert = true;
    if (hadFocus) cancel.current?.focus({ preventScroll: true });
    return () => {
      place.inert = false;
      // another player may end the countdown: its focus moves to this player
      if (box.current?.contains(document.activeElement))
        queueMicrotask(() =>
          place.querySelector<HTMLElement>('ap-player button')?.focus({ preventScroll: true }),
        );
    };
  }, [place]);

  return (
    <section ref={box} className={styles.countdown} aria-label={texts['opening.next']}>
      <p>{texts['opening.next']}</p>
      <p className={styles.title}>{title}</p>
      <p className={styles.when}>{plural(seconds, texts['opening.second'], texts['opening.seconds'])}</p>
      <div className={styles.ways}>
        <Button onClick={onNow}>{texts['opening.play-now']}</Button>
        <Button ref={cancel} quiet onClick={onCancel}>
          {texts['opening.cancel']}
        </Button>
      </div>
    </section>
  );
}
