import { useEffect, useRef, useState } from 'react';

/**
 * Throttles the text of a live region: the first change is immediate, later ones at most every `interval` ms, ending
 * with the newest, so that screen readers can finish. Empty until the first change.
 * @param moment a changed value marks a direct result of an action, announced at once
 */
export function useThrottledAnnouncement(text: string, interval: number, moment?: unknown): string {
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
