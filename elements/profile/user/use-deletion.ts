import { useRef, useState } from 'react';
import { ApiError } from '../../../src/api/client.ts';
import { postDeletion } from '../../../src/api/profile.ts';
import type { UserProps } from '../profile.types.ts';

export type Step = 'closed' | 'asking' | 'deleting' | 'club' | 'failed';

/** The end of the account, asked for and confirmed (PROF-25..29). */
export function useDeletion({ keeper, onFailed, onDeleted }: UserProps) {
  const [step, setStep] = useState<Step>('closed');
  /** Pressed twice it is one request. */
  const isUnderWay = useRef(false);

  async function confirm() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStep('deleting');
    try {
      await keeper.run(postDeletion, true);
      onDeleted();
    } catch (error) {
      const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
      setStep(stepAfter(status));
      onFailed(status, code ?? String(status));
    } finally {
      isUnderWay.current = false;
    }
  }

  return {
    step,
    open: () => setStep('asking'),
    close: () => isUnderWay.current || setStep('closed'),
    confirm,
  };
}

/** Who would not log in again has changed their mind, and is asked as before (W-12). */
function stepAfter(status: number): Step {
  if (status === 401) return 'asking';
  return status === 412 ? 'club' : 'failed';
}
