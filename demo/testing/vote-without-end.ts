export interface Votes {
  /** Keys of the votes that the server confirmed as counted. */
  accepted: string[];
  /** Keys of the votes whose response was lost, so that their result is unknown. */
  lost: string[];
  /** Numbers of all other responses, by status. */
  refused: Map<number, number>;
}

/**
 * Votes repeatedly with several readers, each vote as a new visitor, until the server stops responding or the signal
 * aborts.
 * @param name part of the keys, which makes them unique
 */
export async function voteWithoutEnd(
  url: string,
  { name, readers, signal }: { name: string; readers: number; signal?: AbortSignal },
): Promise<Votes> {
  const votes: Votes = { accepted: [], lost: [], refused: new Map() };
  const read = async (reader: number) => {
    for (let count = 0; !signal?.aborted; count++) {
      const key = `${name}-of-reader-${reader}-${count}`;
      const status = await castVote(url, key, `10.${reader}.${count >> 8}.${count & 255}`);
      if (status === 200) votes.accepted.push(key);
      else if (status !== undefined) votes.refused.set(status, (votes.refused.get(status) ?? 0) + 1);
      else {
        votes.lost.push(key);
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
  return votes;
}

/**
 * @param from address of the voter in a proxy's header, since votes per network and minute are limited
 * @returns the status; undefined without a response
 */
export async function castVote(url: string, key: string, from = '10.9.9.9'): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/api/front/poll/1/vote/1`, {
      method: 'POST',
      headers: { 'idempotency-key': key, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from },
    });
    await answer.text();
    return answer.status;
  } catch {
    return undefined;
  }
}

export async function totalVotes(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/front/poll/1`);
  const { response } = (await answer.json()) as { response: { totalVotes: number } };
  return response.totalVotes;
}
