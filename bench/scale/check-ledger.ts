import { ask, networkOf } from './client.ts';
import type { FeedReader } from './feed-reader.ts';
import type { Stack } from './stack.ts';
import { type Ledger, votePoll } from './writers.ts';

export interface Verdict {
  /** Accepted, and not there. */
  lost: { votes: number; messages: number; sessions: number; readings: number };
  /** Stored more than once, or counted but not stored. */
  doubled: { votes: number; messages: number };
}

/** Compares the accepted writes with the content of the database and with the answers of each server. */
export async function checkLedger(
  stack: Stack,
  ledger: Ledger,
  { before, readers }: { before: number; readers: readonly FeedReader[] },
): Promise<Verdict> {
  const database = stack.primary();
  const missing = async (values: string[], query: string) => {
    const rows = await database.ask<{ key: string }>(query, [values]);
    const there = rows.map(({ key }) => key);
    return {
      lost: values.length - new Set(there).size,
      doubled: there.length - new Set(there).size,
    };
  };
  const votes = await missing(
    ledger.votes,
    'select idempotency_key as key from votes where idempotency_key = any($1)',
  );
  const messages = await missing(
    ledger.messages,
    'select id as key from live_messages where removed_at is null and id = any($1)',
  );
  const [counted] = await database.ask<{ sum: string; rows: string }>(
    `select (select sum(votes) from poll_options where poll_id = $1) as sum,
      (select count(*) from votes where poll_id = $1) as rows`,
    [votePoll],
  );
  const miscounted = Number(counted?.sum) - before - Number(counted?.rows);
  let lostSessions = 0;
  for (const [index, cookie] of ledger.sessions.entries()) {
    const url = stack.serverUrls[index % stack.serverUrls.length] ?? '';
    const question = { path: '/api/front/user/profile', from: networkOf(index), headers: { cookie } };
    const answer = await ask(url, question, new URL(stack.url).host);
    if (answer?.status !== 200) lostSessions += 1;
  }
  let readings = 0;
  for (const reader of readers) readings += ledger.messages.filter((id) => !reader.seen.has(id)).length;
  return {
    lost: { votes: votes.lost, messages: messages.lost, sessions: lostSessions, readings },
    doubled: { votes: votes.doubled + Math.abs(miscounted), messages: messages.doubled },
  };
}

/** Returns the sum of the poll's counters minus its stored votes, before the first vote. */
export async function votesBefore({ primary }: Stack): Promise<number> {
  const [row] = await primary().ask<{ sum: string }>(
    'select sum(votes) - (select count(*) from votes where poll_id = $1) as sum from poll_options where poll_id = $1',
    [votePoll],
  );
  return Number(row?.sum);
}
