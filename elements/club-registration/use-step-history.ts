import { useEffect, useRef, useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';
import type { Step } from './club-registration.types.ts';
import { answerHistory, type Wizard, type WizardEvent } from './wizard-machine.ts';

const KEY = 'apClubStep';

interface Options {
  /** Sends an event of the browser's Back or Forward. */
  send(event: WizardEvent): { before: Wizard };
  /** Checks step 2, and shows the summary if it is valid. */
  check(): Promise<boolean>;
}

/**
 * Gives each step an entry in the browser's history, so that a phone's Back leads to the step before and loses nothing.
 * An entry holds the number of its step and of the visit that made it, and nothing that was typed (CLUB-38).
 * @returns records a change of step that Back or Forward has not made
 */
export function useStepHistory({ send, check }: Options): (before: Wizard, to: Step) => void {
  const [visit] = useState(() => Math.random());
  const shownHash = useRef(location.hash);

  const stepOf = (state: unknown): Step | undefined => {
    const mark = (state as Record<string, unknown> | null)?.[KEY] as
      | { visit: number; step: Step }
      | undefined;
    return mark?.visit === visit ? mark.step : undefined;
  };

  useListener<PopStateEvent>(window, 'popstate', async ({ state }) => {
    const isOtherPlace = location.hash !== shownHash.current;
    shownHash.current = location.hash;
    if (isOtherPlace) return;
    const target = stepOf(state);
    const { before } = send({ type: 'history', target });
    const answer = answerHistory(before, target);
    if (answer === 'forward') history.forward();
    else if (answer === 'back' || (answer === 'check' && !(await check()))) history.back();
  });

  // the browser would scroll, later, to where the reader left each step, but a step begins at its top
  useEffect(() => {
    const { scrollRestoration } = history;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = scrollRestoration;
    };
  }, []);

  return ({ step: from, start }, to) => {
    const mark = { ...history.state, [KEY]: { visit, step: to } };
    if (to === 4) history.replaceState(mark, '');
    else if (to > from) history.pushState(mark, '');
    // the entry of the page itself has no mark, and no step is below it
    else if (stepOf(history.state) === from) history.go(Math.max(to, start) - from);
  };
}
