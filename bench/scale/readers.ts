import { ask, networkOf, pause } from './client.ts';
import { FeedReader } from './feed-reader.ts';
import type { Stack } from './stack.ts';
import { emptyLedger, votePoll, write } from './writers.ts';

/** Result of a simulated evening: readers poll as widgets do, while the newsroom writes. */
export interface Evening {
  readers: number;
  seconds: number;
  /** Public responses, and how many of them came from the cache. */
  answers: number;
  hits: number;
  /** Public responses of the servers, a second. */
  originPerSecond: number;
}

/**
 * Polls the feed every two seconds and a poll every four, ten times as often as widgets: each reader stands for ten.
 */
export async function readAsWidgets(stack: Stack, seconds: number, readers = 200): Promise<Evening> {
  const stop = new AbortController();
  let [answers, hits] = [0, 0];
  const count = (headers: Record<string, string | string[] | undefined> = {}) => {
    if (!String(headers['cache-control']).startsWith('public')) return;
    answers += 1;
    if (String(headers['x-varnish']).includes(' ')) hits += 1;
  };
  const read = async (index: number) => {
    const reader = new FeedReader(stack.url, index, count);
    await pause(Math.random() * 2000);
    for (let round = 0; !stop.signal.aborted; round++) {
      await reader.read();
      if (round % 2 === 0) {
        const poll = await ask(stack.url, { path: `/api/front/poll/${votePoll}`, from: networkOf(index) });
        count(poll?.headers);
      }
      await pause(2000);
    }
  };
  const work = [write(stack.url, emptyLedger(), stop.signal, 2000)];
  work.push(...Array.from({ length: readers }, (_, index) => read(index)));
  await pause(seconds * 1000);
  stop.abort();
  await Promise.all(work);
  return { readers, seconds, answers, hits, originPerSecond: (answers - hits) / seconds };
}
