import { ApiError } from '../../src/api/client.ts';
import { postVote } from '../../src/api/poll.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { recordVote, showAsVoted } from './polls-store.ts';
import { forgetVoteKey, voteKey } from './vote-key.ts';
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

/** Sends a vote and records it when it is admitted; answers why it was not, or null. */
export async function sendVote(pollId: string, optionId: string): Promise<Refusal | null> {
  const userId = session().store.getState().user?.id;
  const key = voteKey(pollId, userId);
  try {
    const counted = await withSession(() => postVote(pollId, optionId, key));
    recordVote(pollId, optionId, counted);
    forgetVoteKey(pollId, userId);
    return null;
  } catch (error) {
    const refusal = refusalOf(error instanceof ApiError ? error.status : 0);
    if (refusal === 'already-voted') {
      showAsVoted(pollId);
      forgetVoteKey(pollId, userId);
    }
    return refusal;
  }
}
