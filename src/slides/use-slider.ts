import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusPlace } from '../element/focus-place.ts';
import { FOCUSABLE } from './focusable.ts';
import { Slider, type SlidesView } from './slider.ts';

export interface Slides extends SlidesView {
  /** True if not all slides are visible at once. */
  isSliding: boolean;
  goTo(index: number): void;
  /** Focuses the first slide after focused buttons were removed, because all slides are visible (WCAG 2.4.3). */
  focusFirst(): void;
}

const nothing: SlidesView = { index: 0, visible: 1, count: 0, rows: 1 };

/**
 * Row of slides in a frame of the page.
 *
 * @param slides its elements, including those added later.
 * @param layout changes whenever the size of the slides changes.
 * @param onChange called when another slide is first, but not initially.
 */
export function useSlider(
  frame: HTMLElement | undefined | null,
  slides: readonly HTMLElement[],
  layout: string,
  onChange: (index: number) => void,
  /** Initial slide; by default the one that the reader has scrolled to. */
  start?: number,
): Slides {
  const slider = useRef<Slider>(undefined);
  const [view, setView] = useState(nothing);
  const first = useRef<number>(undefined);
  const begin = useRef(start);

  useLayoutEffect(() => {
    // a row rendered from data may have been removed just before its frame
    if (!frame?.querySelector(':scope > .ap-slides')) return;
    const made = new Slider(frame, setView, begin.current);
    slider.current = made;
    first.current = made.view.index;
    return () => {
      slider.current = undefined;
      made.stop();
      setView(nothing);
    };
  }, [frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: they say that the slides have changed
  useLayoutEffect(() => slider.current?.update(), [slides, layout]);

  const tell = useEffectEvent((index: number) => {
    if (first.current === index || first.current === undefined) return;
    first.current = index;
    onChange(index);
  });
  useEffect(() => tell(view.index), [view.index]);

  return {
    ...view,
    isSliding: view.count > view.visible,
    goTo: (index) => slider.current?.goTo(index),
    focusFirst: () => frame && focusIn(frame),
  };
}

function focusIn(frame: HTMLElement): void {
  const control = frame.querySelector<HTMLElement>(FOCUSABLE);
  if (control) control.focus({ preventScroll: true });
  else focusPlace(frame);
}
