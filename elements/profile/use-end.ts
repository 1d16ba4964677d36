import { useState } from 'react';
import { ApiError } from '../../src/api/client.ts';

type Step = 'closed' | 'asking' | 'ending' | 'refused' | 'failed';

/** What cannot be undone: asked for, confirmed, and sent once however often that is pressed (PROF-25..29). */
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

/** Who would not log in again has changed their mind, and is asked as before (W-12). */
function stepAfter(error: unknown): Step {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return 'asking';
  return status === 412 ? 'refused' : 'failed';
}
