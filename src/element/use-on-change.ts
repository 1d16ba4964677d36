import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Hears of a value that has become another, when that has been drawn.
 * @param known what it is taken to be before it is first drawn: where that is wrong, it is heard of too
 */
export function useOnChange<T>(value: T, hear: (value: T) => void, known = value): void {
  const told = useRef(known);
  const tell = useEffectEvent(hear);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    tell(value);
  }, [value]);
}
