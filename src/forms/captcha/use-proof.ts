import { useEffect, useEffectEvent, useState } from 'react';
import { loadPart } from '../../element/use-part.ts';
import type { Solve } from './captcha.types.ts';

export type ProofStep = 'waiting' | 'working' | 'done' | 'failed';

/** A token is given up so long before it ends, in milliseconds: the form has to travel too. */
const MARGIN = 15_000;

interface Options {
  /** What the proof is for; it holds for nothing else. */
  purpose: string;
  /** The form has been touched: before that nothing is loaded and no work done. */
  isWanted: boolean;
  /** Grows when a token has been used: each serves once (REG-27). */
  round: number;
  /** Called with the token, and with '' when it has ended (REG-15). */
  onToken: (token: string) => void;
}

/** Works out a proof while the form is being filled, and another one when it has been used or has ended. */
export function useProof({ purpose, isWanted, round, onToken }: Options): { step: ProofStep; retry(): void } {
  const [step, setStep] = useState<ProofStep>('waiting');
  const [tries, setTries] = useState(0);
  const settle = useEffectEvent((next: ProofStep, token = '') => {
    setStep(next);
    onToken(token);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round or try is another proof
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { signal } = controller;

    async function prove() {
      settle('working');
      try {
        const solve = await loadPart<Solve>('forms/captcha/altcha');
        if (signal.aborted) return;
        const { token, expiresAt } = await solve(purpose, signal);
        if (signal.aborted) return;
        settle('done', token);
        if (expiresAt !== undefined) timer = setTimeout(prove, expiresAt - MARGIN - Date.now());
      } catch {
        if (!signal.aborted) settle('failed');
      }
    }
    prove();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [purpose, isWanted, round, tries]);

  return { step, retry: () => setTries((count) => count + 1) };
}
