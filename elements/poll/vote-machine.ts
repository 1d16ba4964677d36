/** Reason why a vote was not sent. */
export type Problem =
  | 'error-option'
  | 'not-started'
  | 'error-load'
  | 'closed'
  | 'already-voted'
  | 'error-busy'
  | 'error-vote';

/** State of a vote. */
export interface VoteProgress {
  selectedId: string | null;
  /**
   * `waiting`: the button was pressed before the poll had loaded. `confirm`, `login`: this dialog is open. `sending`:
   * the request is pending.
   */
  step: 'idle' | 'waiting' | 'confirm' | 'login' | 'sending';
  /** Problem of the last action. `count` grows with each, so that a repeated problem is announced again. */
  problem: { code: Problem; count: number } | null;
}

/** State of the poll and of the visitor that decides whether a vote can start. */
export interface VoteConditions {
  optionIds: readonly string[];
  votedOptionId: string | null;
  isScheduled: boolean;
  isActive: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** A user is logged in, or the poll accepts anonymous votes. */
  mayVote: boolean;
}

export type VoteEvent =
  /** An option was pressed; pressing it again clears it (POLL-06). */
  | { type: 'choose'; optionId: string }
  /** Selects again the option that was selected before a login, and continues the vote (BEY-08). */
  | { type: 'offer'; optionId: string }
  | { type: 'press'; conditions: VoteConditions }
  /** The pending data has arrived. */
  | { type: 'loaded'; conditions: VoteConditions }
  /** The page handles the login itself. */
  | { type: 'handed-over' }
  | { type: 'confirm' }
  | { type: 'admitted' }
  | { type: 'refused'; reason: Problem | 'login' }
  /** The dialog's code could not be loaded. */
  | { type: 'no-dialog' }
  | { type: 'close' }
  | { type: 'retry' };

/**
 * Returns the next state of a vote (POLL-05..09, POLL-16..18, POLL-27, POLL-30). Ignores events that its step does not
 * allow.
 */
export function nextVote(vote: VoteProgress, event: VoteEvent): VoteProgress {
  const { step } = vote;
  const isDialogOpen = step === 'confirm' || step === 'login';
  switch (event.type) {
    case 'choose': {
      if (step === 'sending') return vote;
      const selectedId = event.optionId === vote.selectedId ? null : event.optionId;
      return { ...vote, selectedId, step: 'idle', problem: null };
    }
    case 'offer':
      return { ...vote, selectedId: event.optionId, step: 'waiting', problem: null };
    case 'press':
      return step === 'sending' ? vote : startVote(vote, event.conditions);
    case 'loaded':
      return step === 'waiting' ? startVote(vote, event.conditions) : vote;
    case 'handed-over':
      return step === 'login' ? { ...vote, step: 'idle' } : vote;
    case 'confirm':
      return step === 'confirm' ? { ...vote, step: 'sending' } : vote;
    case 'admitted':
      return step === 'sending' ? { ...vote, step: 'idle' } : vote;
    case 'refused':
      if (step !== 'sending') return vote;
      return event.reason === 'login' ? { ...vote, step: 'login' } : withProblem(vote, event.reason);
    case 'no-dialog':
      return isDialogOpen ? withProblem(vote, 'error-vote') : vote;
    case 'close':
      return isDialogOpen ? { ...vote, step: 'idle' } : vote;
    case 'retry':
      return { ...vote, problem: null };
  }
}

const withProblem = (vote: VoteProgress, code: Problem): VoteProgress => ({
  ...vote,
  step: 'idle',
  problem: { code, count: (vote.problem?.count ?? 0) + 1 },
});

function startVote(vote: VoteProgress, conditions: VoteConditions): VoteProgress {
  const found = obstacle(vote, conditions);
  if (found) return withProblem(vote, found);
  const step = conditions.isLoading ? 'waiting' : conditions.mayVote ? 'confirm' : 'login';
  return { ...vote, step, problem: null };
}

/** First obstacle to a vote, in the order of POLL-30. */
function obstacle({ selectedId }: VoteProgress, conditions: VoteConditions): Problem | null {
  const hasVoted = conditions.votedOptionId !== null;
  const isChosen = selectedId !== null && conditions.optionIds.includes(selectedId);
  if (!isChosen && !hasVoted) return 'error-option';
  if (conditions.isScheduled) return 'not-started';
  if (conditions.hasFailed) return 'error-load';
  if (!conditions.isActive) return 'closed';
  return hasVoted ? 'already-voted' : null;
}
