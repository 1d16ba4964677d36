import { ApiError } from '../../src/api/client.ts';
import { postVote } from '../../src/api/poll.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { recordVote, showAsVoted } from './polls-store.ts';
import { forgetVoteKey, voteKey } from './vote-key.ts';
import type { Problem } from './vote-machine.ts';

/** Reason why the server rejected a vote. */
type Refusal = Problem | 'login';

/** Refusals by HTTP status. Any other failure shows the general error. */
const refusals: Readonly<Record<number, Refusal>> = {
  401: 'login',
  403: 'closed',
  409: 'already-voted',
  412: 'already-voted',
  429: 'error-busy',
};

/** Sends a vote and records it when it is admitted. @returns the reason of a refusal, or null */
export async function sendVote(pollId: string, optionId: string): Promise<Refusal | null> {
  const userId = session().store.getState().user?.id;
  const key = voteKey(pollId, userId);
  try {
    const counted = await withSession(() => postVote(pollId, optionId, key));
    recordVote(pollId, optionId, counted);
    forgetVoteKey(pollId, userId);
    return null;
  } catch (error) {
    const refusal = (error instanceof ApiError && refusals[error.status]) || 'error-vote';
    if (refusal === 'already-voted') {
      showAsVoted(pollId);
      forgetVoteKey(pollId, userId);
    }
    return refusal;
  }
}
