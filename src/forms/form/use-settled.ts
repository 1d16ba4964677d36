import { useRef, useState } from 'react';
import { useListener } from '../../element/use-listener.ts';

/** So long after a finger has left a click may still come, in milliseconds. */
const CLICK_COMES = 400;

const CAPTURE = { capture: true };

/**
 * Holds a value while something is pressed. Messages that appear or disappear on leaving a field move the elements
 * below, and a moved element does not get its click.
 */
export function useSettled<T>(value: T): T {
  const isPressed = usePressed();
  const settled = useRef(value);
  if (!isPressed) settled.current = value;
  return settled.current;
}

/** From a press until its click; of one that moves away, scrolls or is held for long there is none. */
function usePressed(): boolean {
  const [isPressed, setIsPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: boolean) => {
    clearTimeout(timer.current);
    setIsPressed(next);
  };
  useListener(window, 'pointerdown', () => set(true), CAPTURE);
  useListener(window, 'click pointercancel keydown', () => set(false), CAPTURE);
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(false), CLICK_COMES);
  };
  useListener(window, 'pointerup', wait, CAPTURE);
  // one that ended where the page could not see it
  const look = ({ buttons }: PointerEvent) => {
    if (buttons === 0) set(false);
  };
  useListener(window, 'pointermove', look, CAPTURE);
  return isPressed;
}
