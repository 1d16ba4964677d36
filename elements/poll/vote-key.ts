import { localStore } from '../../src/storage/safe-storage.ts';

/** Tells the voters of one browser apart. Many users share one of the 65,521 values, so it does not say who votes (STOR-05). */
function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 65_521;
  return hash;
}

const nameOf = (pollId: string, userId: string | undefined) =>
  userId === undefined ? `ap-vote-key ${pollId}` : `ap-vote-key ${pollId} ${hashOf(`${pollId} ${userId}`)}`;

/**
 * The idempotency key of a voter's vote. It stays the same until the server has confirmed the vote, also after a reload
 * and in another element of the poll. A vote whose answer was lost thus counts once, however often it is sent (BEY-01).
 * @param userId undefined for who votes without an account
 */
export function voteKey(pollId: string, userId: string | undefined): string {
  const name = nameOf(pollId, userId);
  const kept = localStore.get(name) ?? '';
  const key = /^[0-9a-f]{32}$/.test(kept) ? kept : newKey();
  localStore.set(name, key);
  return key;
}

/** The voter’s vote is counted, and the server knows the voter. */
export function forgetVoteKey(pollId: string, userId: string | undefined): void {
  localStore.remove(nameOf(pollId, userId));
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
