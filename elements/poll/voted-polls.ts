import { localStore } from '../../src/storage/safe-storage.ts';

const KEY = 'ap-voted-polls';

interface StoredVote {
  pollId: string;
  votedOptionId: string;
}

function readVotes(): StoredVote[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    // excludes strings, which `Object.entries` would split into characters
    const map = stored instanceof Object ? Object.entries(stored) : [];
    const list = Array.isArray(stored)
      ? stored
      : map.map(([pollId, votedOptionId]) => ({ pollId, votedOptionId }));
    return list
      .filter((vote) => vote?.pollId != null && vote.votedOptionId != null)
      .map(({ pollId, votedOptionId }) => ({ pollId: String(pollId), votedOptionId: String(votedOptionId) }));
  } catch {
    return [];
  }
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
