import { useEffect, useRef } from 'react';
import type { AnswerListener, SharedPoll, SharedPollOptions } from './polling.types.ts';
import { sharedPoll } from './shared-poll.ts';

/**
 * A shared poll for as long as the component is there and wants it; another key or interval is another poll.
 *
 * @param isWanted false ends it, for what has ended itself
 * @returns asks at once
 */
export function useSharedPoll<T>(
  options: SharedPollOptions<T>,
  onAnswer: AnswerListener<T>,
  isWanted = true,
): () => void {
  const { key, interval } = options;
  const newest = useRef({ options, onAnswer });
  const poll = useRef<SharedPoll<T>>(undefined);
  useEffect(() => {
    newest.current = { options, onAnswer };
  });

  useEffect(() => {
    if (!isWanted) return;
    const mine = sharedPoll<T>({ key, interval, ask: () => newest.current.options.ask() });
    poll.current = mine;
    mine.subscribe((answer, from) => newest.current.onAnswer(answer, from));
    return () => mine.stop();
  }, [key, interval, isWanted]);

  return () => poll.current?.now();
}
