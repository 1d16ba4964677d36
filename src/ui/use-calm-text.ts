import { useEffect, useRef, useState } from 'react';

/**
 * A text for a live region: it changes at once the first time and then at most every `interval` milliseconds,
 * always ending with the newest, so that a screen reader is not talked over. Empty until the text first changes.
 *
 * @param moment where it changes, the text comes of what one has just done, and is said at once
 */
export function useCalmText(text: string, interval: number, moment?: unknown): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef({ text, at: 0, moment });

  useEffect(() => {
    if (text === last.current.text) return;
    const announce = () => {
      last.current = { text, at: Date.now(), moment };
      setAnnounced(text);
    };
    const isAnswer = moment !== last.current.moment;
    const wait = isAnswer ? 0 : last.current.at + interval - Date.now();
    const timer = setTimeout(announce, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [text, interval, moment]);

  return announced;
}
