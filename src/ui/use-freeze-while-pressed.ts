import { useEffect, useRef, useState } from 'react';
import { watchPress } from './watch-press.ts';

/**
 * Freezes a value during a press. Messages that appear or disappear meanwhile would move the elements below, and a
 * moved element does not get its click.
 */
export function useFreezeWhilePressed<T>(value: T): T {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => watchPress((pressed) => setIsPressed(pressed !== undefined)), []);
  const settled = useRef(value);
  if (!isPressed) settled.current = value;
  return settled.current;
}
