import { useEffect, useRef } from 'react';
import { bare } from '../i18n/bare.ts';

/** Milliseconds without a key after which the next one starts a new text. */
const PAUSE = 500;

const plain = (text: string) => bare(text.trim());

/**
 * Index of the first name that starts with the typed text, ignoring accents, from the current one on and then from
 * the start. A repeated letter moves to the next match. -1 without a match.
 */
export function findTyped(names: readonly string[], typed: string, now: number): number {
  const [first = ''] = typed;
  const isRepeated = [...typed].every((sign) => sign === first);
  const sought = plain(isRepeated ? first : typed);
  const start = typed.length === 1 || isRepeated ? now + 1 : Math.max(now, 0);
  for (let step = 0; step < names.length; step++) {
    const index = (start + step) % names.length;
    if (plain(names[index] ?? '').startsWith(sought)) return index;
  }
  return -1;
}

/** Collects keys typed in a focused list. */
export function useTypedText() {
  const text = useRef('');
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isTyping: () => text.current !== '',
    add(sign: string): string {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        text.current = '';
      }, PAUSE);
      text.current += sign;
      return text.current;
    },
  };
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Detects a key that writes a character, not a command of the browser. */
export const isSign = ({ key, ctrlKey, metaKey, altKey }: Key) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
