import { checkLedger, type Verdict, votesBefore } from './check-ledger.ts';
import { pause } from './client.ts';
import { FeedReader } from './feed-reader.ts';
import type { Stack } from './stack.ts';
import { emptyLedger, type Ledger, logIn, vote, write } from './writers.ts';

export interface Broken {
  ledger: Ledger;
  verdict: Verdict;
  /** Milliseconds to kill the primary, promote the replica and redirect PgBouncer to it. */
  failOver: number;
  readers: number;
}

const voters = 12;
const writers = 2;
const logins = 2;
const readers = 6;

/** Kills a server, and then the database, while votes, live messages and logins come in. */
export async function breakIt(stack: Stack, seconds: number): Promise<Broken> {
  const before = await votesBefore(stack);
  const ledger = emptyLedger();
  const stop = new AbortController();
  const many = (count: number, work: (index: number) => Promise<void>) =>
    Array.from({ length: count }, (_, index) => work(index));
  const following = Array.from({ length: readers }, (_, index) => new FeedReader(stack.url, index));
  // the readers start before the first message
  for (const reader of following) await reader.read();
  const work = [
    ...many(voters, () => vote(stack.url, ledger, stop.signal)),
    ...many(writers, () => write(stack.url, ledger, stop.signal)),
    ...many(logins, () => logIn(stack.url, ledger, stop.signal)),
    ...following.map((reader) => reader.follow(stop.signal, 500)),
  ];
  await pause(seconds * 1000);
  await stack.killServer(1);
  await pause(seconds * 1000);
  await stack.restartServer(1);
  const failOver = await stack.failOver();
  await pause(seconds * 2000);
  stop.abort();
  await Promise.all(work);
  // cached responses are at most two seconds old, and ten during revalidation
  await pause(12_500);
  for (const reader of following) {
    await reader.read();
    await pause(50);
    await reader.read();
  }
  return {
    ledger,
    verdict: await checkLedger(stack, ledger, { before, readers: following }),
    failOver,
    readers,
  };
}
