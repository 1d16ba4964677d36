import { useEffect, useRef, useState } from 'react';

/**
 * For a form that, once it has been sent, gives way to a dialog that says thanks, and is an empty one again.
 * `round` is the key of the form. `place` is what is around it: it gets the focus after the dialog, for the button that was pressed
 * has gone with its form.
 */
export function useRounds() {
  const place = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [isThanking, setIsThanking] = useState(false);

  useEffect(() => {
    if (!isThanking && round > 0) place.current?.focus({ preventScroll: true });
  }, [isThanking, round]);

  return {
    place,
    round,
    isThanking,
    endRound() {
      setRound((count) => count + 1);
      setIsThanking(true);
    },
    endThanks: () => setIsThanking(false),
  };
}
