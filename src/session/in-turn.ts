import { shared } from '../storage/registry.ts';

/**
 * Runs a function after all earlier ones of the same queue have settled. All copies of the library on a page share
 * the queues.
 */
export function inTurn<T>(queue: string, run: () => Promise<T>): Promise<T> {
  const turns = shared(`turns-${queue}`, () => ({ last: Promise.resolve<unknown>(null) }));
  const turn = turns.last.then(run);
  turns.last = turn.catch(() => null);
  return turn;
}
