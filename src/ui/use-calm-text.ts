import { useEffect, useRef, useState } from 'react';

/**
 * A text for a live region: it changes at once the first time and then at most every `interval` milliseconds,
 * always ending with the newest, so that a screen reader is not talked over. Empty until the text first changes.
 */
export function useCalmText(text: string, interval: number): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef({ text, at: 0 });

  useEffect(() => {
    if (text === last.current.text) return;
    const announce = () => {
      last.current = { text, at: Date.now() };
      setAnnounced(text);
    };
    const timer = setTimeout(announce, Math.max(0, last.current.at + interval - Date.now()));
    return () => clearTimeout(timer);
  }, [text, interval]);

  return announced;
}
