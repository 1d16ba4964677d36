import { isInUse } from '../../src/element/in-use.ts';
import { readDocument } from '../../src/page/read-document.ts';

/** Events that may end a press or make the page visible. */
const ENDS = ['visibilitychange', 'pointerup', 'pointercancel', 'keyup', 'focusout'];

const isFree = () => !readDocument('hidden') && !isInUse(document.documentElement);

/**
 * Acts when somebody sees the page and presses or types nothing in it: what is laid over it then takes no press away, and
 * a tab that was opened behind keeps its warnings until it is looked at.
 *
 * @returns what gives it up
 */
export function whenFree(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const end of ENDS) document.removeEventListener(end, later, true);
  };
  const look = () => {
    if (!isFree()) return;
    stop();
    act();
  };
  // the click comes after the press has ended
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(look);
  };
  for (const end of ENDS) document.addEventListener(end, later, true);
  look();
  return stop;
}
