import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useListener } from '../../element/use-listener.ts';
import type { Solve } from './captcha.types.ts';

export type ProofStep = 'waiting' | 'working' | 'done' | 'failed';

interface Options {
  /** Loads the solver of the captcha service. */
  loadSolver(): Promise<Solve>;
  /** Purpose of the token, which is invalid for any other. */
  purpose: string;
  /** Container that a service may render into. */
  place: RefObject<HTMLElement | null>;
  /** True once the form has been touched: nothing is loaded or computed before. */
  enabled: boolean;
  /** Grows when a token has been used, since each is valid once (REG-27). */
  round: number;
  /** Called with the token, and with '' when it is no longer valid (REG-15). */
  onToken: (token: string) => void;
  /** Called with each attempt; its promise settles with the attempt and never rejects. */
  onAttempt?: (attempt: Promise<unknown>) => void;
}

/** Gets a proof while the form is being filled, and a new one after use or expiry. */
export function useProof(options: Options): { step: ProofStep; retry(): void } {
  const { purpose, place, enabled, round } = options;
  const [step, setStep] = useState<ProofStep>('waiting');
  const [tries, setTries] = useState(0);
  const retry = () => setTries((count) => count + 1);
  const begin = useEffectEvent(() => options.loadSolver());
  const announce = useEffectEvent((attempt: Promise<unknown>) => options.onAttempt?.(attempt));
  const settle = useEffectEvent((next: ProofStep, token = '') => {
    setStep(next);
    options.onToken(token);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round or try is another proof
  useEffect(() => {
    if (!enabled || !place.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const proving = {
      purpose,
      place: place.current,
      signal,
      onExpired() {
        if (signal.aborted) return;
        settle('working');
        retry();
      },
    };
    settle('working');
    const attempt = begin()
      .then((solve) => (signal.aborted ? '' : solve(proving)))
      .then(
        (token) => signal.aborted || settle('done', token),
        () => signal.aborted || settle('failed'),
      );
    announce(attempt);
    return () => controller.abort();
  }, [purpose, place, enabled, round, tries]);

  // retries when the connection is back
  useListener(window, 'online', retry, { isOn: step === 'failed' });

  return { step, retry };
}
