import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Runs `onChange` after a render in which the value changed.
 * @param known value before the first render; another first value is a change too
 */
export function useOnChange<T>(value: T, onChange: (value: T) => void, known = value): void {
  const last = useRef(known);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    notify(value);
  }, [value]);
}
