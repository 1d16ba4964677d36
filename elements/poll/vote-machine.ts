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
  /** Problem of the last action; `count` grows, so that a repeated problem is announced again. */
  problem: { code: Problem; count: number } | null;
}

/** State of the poll and of the visitor when the button is pressed. */
export interface Facts {
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
  /** An option selected before a login is offered after it (BEY-08). */
  | { type: 'offer'; optionId: string }
  | { type: 'press'; facts: Facts }
  /** The pending data has arrived. */
  | { type: 'loaded'; facts: Facts }
  /** The page handles the login itself. */
  | { type: 'handed-over' }
  | { type: 'confirm' }
  | { type: 'admitted' }
  | { type: 'refused'; reason: Problem | 'login' }
  /** The dialog's code could not be loaded. */
  | { type: 'no-dialog' }
  | { type: 'close' }
  | { type: 'retry' };

/** Returns the next state of a vote (POLL-05..09, POLL-16..18, POLL-27, POLL-30). Unfitting events are ignored. */
export function nextVote(vote: VoteProgress, event: VoteEvent): VoteProgress {
  const { step } = vote;
  const asks = step === 'confirm' || step === 'login';
  switch (event.type) {
    case 'choose': {
      if (step === 'sending') return vote;
      const selectedId = event.optionId === vote.selectedId ? null : event.optionId;
      return { ...vote, selectedId, step: 'idle', problem: null };
    }
    case 'offer':
      return { ...vote, selectedId: event.optionId, step: 'waiting', problem: null };
    case 'press':
      return step === 'sending' ? vote : begin(vote, event.facts);
    case 'loaded':
      return step === 'waiting' ? begin(vote, event.facts) : vote;
    case 'handed-over':
      return step === 'login' ? { ...vote, step: 'idle' } : vote;
    case 'confirm':
      return step === 'confirm' ? { ...vote, step: 'sending' } : vote;
    case 'admitted':
      return step === 'sending' ? { ...vote, step: 'idle' } : vote;
    case 'refused':
      if (step !== 'sending') return vote;
      return event.reason === 'login' ? { ...vote, step: 'login' } : stop(vote, event.reason);
    case 'no-dialog':
      return asks ? stop(vote, 'error-vote') : vote;
    case 'close':
      return asks ? { ...vote, step: 'idle' } : vote;
    case 'retry':
      return { ...vote, problem: null };
  }
}

const stop = (vote: VoteProgress, code: Problem): VoteProgress => ({
  ...vote,
  step: 'idle',
  problem: { code, count: (vote.problem?.count ?? 0) + 1 },
});

function begin(vote: VoteProgress, facts: Facts): VoteProgress {
  const found = obstacle(vote, facts);
  if (found) return stop(vote, found);
  const step = facts.isLoading ? 'waiting' : facts.mayVote ? 'confirm' : 'login';
  return { ...vote, step, problem: null };
}

/** First obstacle to a vote, in the order of POLL-30. */
function obstacle({ selectedId }: VoteProgress, facts: Facts): Problem | null {
  const hasVoted = facts.votedOptionId !== null;
  const isChosen = selectedId !== null && facts.optionIds.includes(selectedId);
  if (!isChosen && !hasVoted) return 'error-option';
  if (facts.isScheduled) return 'not-started';
  if (facts.hasFailed) return 'error-load';
  if (!facts.isActive) return 'closed';
  return hasVoted ? 'already-voted' : null;
}
