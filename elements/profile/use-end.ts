import { useState } from 'react';
import { ApiError } from '../../src/api/client.ts';

type Step = 'closed' | 'asking' | 'ending' | 'refused' | 'failed';

/** Irreversible action: requested, confirmed, and sent once however often it is pressed (PROF-25..29). */
export function useEnd(end: () => Promise<void>, onFailed: (error: unknown) => void) {
  const [step, setStep] = useState<Step>('closed');
  return {
    step,
    open: () => setStep('asking'),
    close: () => step === 'ending' || setStep('closed'),
    async confirm() {
      if (step === 'ending') return;
      setStep('ending');
      try {
        await end();
      } catch (error) {
        setStep(stepAfter(error));
        onFailed(error);
      }
    },
  };
}

/** A declined login cancels the action and returns to the first step (W-12). */
function stepAfter(error: unknown): Step {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return 'asking';
  return status === 412 ? 'refused' : 'failed';
}
