import { type RefObject, useLayoutEffect } from 'react';

/** Keeps what a field holds when its form makes place for another view, whichever way that happens (CLOG-13). */
export function useTyped(
  formRef: RefObject<HTMLFormElement | null>,
  field: string,
  typed: RefObject<string>,
): void {
  useLayoutEffect(() => {
    const input = formRef.current?.elements.namedItem(field);
    return () => {
      if (input instanceof HTMLInputElement) typed.current = input.value;
    };
  }, [formRef, field, typed]);
}
