import { useEffect, useRef } from 'react';
import type { AnswerListener, SharedPoll, SharedPollOptions } from './polling.types.ts';
import { sharedPoll } from './shared-poll.ts';

/**
 * Runs a shared poll while the component is mounted; another key or interval is another poll.
 * @param enabled false stops it
 * @returns a function that requests at once
 */
export function useSharedPoll<T>(
  options: SharedPollOptions<T>,
  onAnswer: AnswerListener<T>,
  enabled = true,
): () => void {
  const { key, interval } = options;
  const newest = useRef({ options, onAnswer });
  const poll = useRef<SharedPoll<T>>(undefined);
  useEffect(() => {
    newest.current = { options, onAnswer };
  });

  useEffect(() => {
    if (!enabled) return;
    const mine = sharedPoll<T>({ key, interval, ask: () => newest.current.options.ask() });
    poll.current = mine;
    mine.subscribe((answer, from) => newest.current.onAnswer(answer, from));
    return () => mine.stop();
  }, [key, interval, enabled]);

  return () => poll.current?.now();
}
