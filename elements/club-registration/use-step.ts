import { useEffect, useRef, useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';
import type { Step } from './club-registration.types.ts';

const KEY = 'apClubStep';

/** How a step was reached: by a button, or by the browser's Back and Forward. */
export type Way = 'button' | 'history';

interface Options {
  start: Step;
  /** Something is on its way that must not be left. */
  isHeld: boolean;
  /** First step that makes sense for this visitor. */
  lowest: Step;
  onChange(from: Step, to: Step): void;
  /** The browser's Forward asks for the summary. Answers whether it may be shown. */
  onForward(): Promise<boolean>;
}

interface StepModel {
  step: Step;
  go(to: Step, way?: Way): void;
}

/**
 * The step that is shown, with an entry of the history for each, so that the phone's Back is «arrere» and leaves nothing
 * behind. An entry says the number of the step and which visit made it, and nothing that was typed (CLUB-38).
 */
export function useStep(options: Options): StepModel {
  const [step, setStep] = useState<Step>(options.start);
  /** Known at once, while React knows it at the next render. */
  const current = useRef<Step>(options.start);
  /** The step of the page's own entry of the history, which has no mark. */
  const start = useRef<Step>(options.start);
  const [visit] = useState(() => Math.random());
  const shownHash = useRef(location.hash);

  const stepOf = (state: unknown): Step | undefined => {
    const mark = (state as Record<string, unknown> | null)?.[KEY] as
      | { visit: number; step: Step }
      | undefined;
    return mark?.visit === visit ? mark.step : undefined;
  };

  function change(to: Step) {
    const from = current.current;
    if (to === from) return;
    current.current = to;
    setStep(to);
    options.onChange(from, to);
  }

  function go(to: Step, way: Way = 'button') {
    const from = current.current;
    if (way === 'button' && to !== from) {
      const mark = { ...history.state, [KEY]: { visit, step: to } };
      if (to === 4) history.replaceState(mark, '');
      else if (to > from) history.pushState(mark, '');
      else if (stepOf(history.state) === from) history.go(Math.max(to, start.current) - from);
    }
    if (to < start.current) start.current = to;
    change(to);
  }

  useListener<PopStateEvent>(window, 'popstate', async ({ state }) => {
    const isOtherPlace = location.hash !== shownHash.current;
    shownHash.current = location.hash;
    if (isOtherPlace) return;
    const from = current.current;
    const target = stepOf(state);
    if (from === 4) {
      if (target) history.back();
      return;
    }
    const to = Math.max(target ?? start.current, options.lowest) as Step;
    if (options.isHeld && to < from) history.forward();
    else if (to < from || to === 2) change(to);
    else if (to === 3 && from === 2 && !(await options.onForward())) history.back();
  });

  // each step begins at its top: the browser would go, later, to where one was when it was left
  useEffect(() => {
    const { scrollRestoration } = history;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = scrollRestoration;
    };
  }, []);

  return { step, go };
}
