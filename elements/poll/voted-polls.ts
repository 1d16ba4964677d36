import { fieldsOf } from '../../src/page/read-unknown.ts';
import { localStore } from '../../src/storage/safe-storage.ts';

const KEY = 'ap-voted-polls';

interface StoredVote {
  pollId: string;
  votedOptionId: string;
}

function readVotes(): StoredVote[] {
  const stored = localStore.json(KEY);
  const list = Array.isArray(stored)
    ? stored
    : Object.entries(fieldsOf(stored)).map(([pollId, votedOptionId]) => ({ pollId, votedOptionId }));
  return list
    .filter((vote) => vote?.pollId != null && vote.votedOptionId != null)
    .map(({ pollId, votedOptionId }) => ({ pollId: String(pollId), votedOptionId: String(votedOptionId) }));
}

/** Option that this browser voted for (POLL-04). Reads a list or a map and ignores anything else (POLL-21). */
export function votedOption(pollId: string): string | null {
  return readVotes().find((vote) => vote.pollId === pollId)?.votedOptionId ?? null;
}

/** Remembers a vote (POLL-12). */
export function rememberVote(pollId: string, votedOptionId: string): void {
  const others = readVotes().filter((vote) => vote.pollId !== pollId);
  localStore.set(KEY, JSON.stringify([...others, { pollId, votedOptionId }]));
}
