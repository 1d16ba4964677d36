import { useRef } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { postVote } from '../../src/api/poll.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { newKey } from './new-key.ts';
import { recordVote, showAsVoted } from './polls-store.ts';
import type { Problem } from './vote-machine.ts';

/** Why the server did not admit a vote. */
type Refusal = Problem | 'login';

function refusalOf(status: number): Refusal {
  switch (status) {
    case 401:
      return 'login';
    case 403:
      return 'closed';
    case 409:
    case 412:
      return 'already-voted';
    case 429:
      return 'error-busy';
    default:
      return 'error-vote';
  }
}

/**
 * Sends a vote and records it when it is admitted; answers why it was not, or null.
 *
 * A voter has one idempotency key for the poll: a vote that may have arrived, because the connection was cut or the server
 * failed, is the only one whatever is sent then, also with another option (BEY-01).
 */
export function useSendVote(pollId: string): (optionId: string) => Promise<Refusal | null> {
  const attempt = useRef<{ voter: string | undefined; key: string } | null>(null);

  return async (optionId) => {
    const voter = session().store.getState().user?.id;
    if (attempt.current?.voter !== voter) attempt.current = null;
    attempt.current ??= { voter, key: newKey() };
    const { key } = attempt.current;
    try {
      const counted = await withSession(() => postVote(pollId, optionId, key));
      attempt.current = null;
      recordVote(pollId, optionId, counted);
      return null;
    } catch (error) {
      const refusal = refusalOf(error instanceof ApiError ? error.status : 0);
      if (refusal === 'already-voted') {
        attempt.current = null;
        showAsVoted(pollId);
      }
      return refusal;
    }
  };
}
