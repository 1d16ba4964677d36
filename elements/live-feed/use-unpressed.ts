import { useEffect, useRef, useState } from 'react';
import { watchPress } from './watch-press.ts';

/** A value that stands still while something is pressed: what lies over the list comes and goes with it. */
export function useUnpressed<T>(value: T): T {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => watchPress((pressed) => setIsPressed(pressed !== undefined)), []);
  const shown = useRef(value);
  if (!isPressed) shown.current = value;
  return shown.current;
}
