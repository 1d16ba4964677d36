import { localStore } from '../../src/storage/safe-storage.ts';

/**
 * Distinguishes the users of one browser. Many users share each of the 65,521 values, so it identifies nobody
 * (STOR-05).
 */
function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 65_521;
  return hash;
}

const nameOf = (pollId: string, userId: string | undefined) =>
  userId === undefined ? `ap-vote-key ${pollId}` : `ap-vote-key ${pollId} ${hashOf(`${pollId} ${userId}`)}`;

/**
 * Returns the idempotency key of a vote. The key stays the same until the server has confirmed the vote, even after a
 * reload and in other elements of the poll. A vote that is resent after a lost response thus counts once (BEY-01).
 * @param userId undefined for an anonymous voter
 */
export function voteKey(pollId: string, userId: string | undefined): string {
  const name = nameOf(pollId, userId);
  const kept = localStore.get(name) ?? '';
  const key = /^[0-9a-f]{32}$/.test(kept) ? kept : newKey();
  localStore.set(name, key);
  return key;
}

/** Removes the key after the server has confirmed the vote. */
export function forgetVoteKey(pollId: string, userId: string | undefined): void {
  localStore.remove(nameOf(pollId, userId));
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
