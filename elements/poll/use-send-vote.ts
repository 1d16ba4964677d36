import { useRef } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { postVote } from '../../src/api/poll.ts';
import { withSession } from '../../src/session/reload-session.ts';
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
 * Each option has one idempotency key: a vote that may have arrived, because the connection was cut or the server
 * failed, is still the same vote when it is sent again (BEY-01).
 */
export function useSendVote(pollId: string): (optionId: string) => Promise<Refusal | null> {
  const attempt = useRef<{ optionId: string; key: string } | null>(null);

  return async (optionId) => {
    if (attempt.current?.optionId !== optionId) attempt.current = { optionId, key: newKey() };
    const { key } = attempt.current;
    try {
      const counted = await withSession(() => postVote(pollId, optionId, key));
      attempt.current = null;
      recordVote(pollId, optionId, counted);
      return null;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status !== 0 && status < 500) attempt.current = null;
      const refusal = refusalOf(status);
      if (refusal === 'already-voted') showAsVoted(pollId);
      return refusal;
    }
  };
}
