import { useEffect, useRef, useState } from 'react';

/**
 * Handles a form that is replaced by a success dialog and then starts empty again. `round` is the key of the form.
 * `place` is its container, which gets the focus after the dialog, because the pressed button is gone.
 */
export function useRepeatableForm() {
  const place = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [isSuccessOpen, setSuccessOpen] = useState(false);

  useEffect(() => {
    if (!isSuccessOpen && round > 0) place.current?.focus({ preventScroll: true });
  }, [isSuccessOpen, round]);

  return {
    place,
    round,
    isSuccessOpen,
    completeSubmission() {
      setRound((count) => count + 1);
      setSuccessOpen(true);
    },
    closeSuccess: () => setSuccessOpen(false),
  };
}
