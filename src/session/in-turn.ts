import { shared } from '../storage/registry.ts';

/**
 * Runs what is asked for after all that was asked for before in the same queue, whether that has succeeded or not. One queue serves
 * every copy of the library on a page.
 */
export function inTurn<T>(queue: string, run: () => Promise<T>): Promise<T> {
  const turns = shared(`turns-${queue}`, () => ({ last: Promise.resolve<unknown>(null) }));
  const turn = turns.last.then(run);
  turns.last = turn.catch(() => null);
  return turn;
}
