import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { postVote } from '../../src/api/poll.ts';
import type { PollAnswer } from '../../src/api/poll.types.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useHidden } from '../../src/element/use-hidden.ts';
import { usePart } from '../../src/element/use-part.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { useStore } from '../../src/storage/use-store.ts';
import type PollDialogs from './dialogs.part.tsx';
import { newKey } from './new-key.ts';
import { contract } from './poll.element.ts';
import { type PollState, toPollState } from './poll-state.ts';
import {
  knownPoll,
  pollsStore,
  recordVote,
  refreshOldPoll,
  refreshPoll,
  showAsVoted,
} from './polls-store.ts';
import { useStart } from './use-start.ts';

export type Problem =
  | 'error-option'
  | 'closed'
  | 'not-started'
  | 'already-voted'
  | 'error-load'
  | 'error-vote'
  | 'error-busy';
export type Question = 'confirm' | 'login' | null;

export interface Poll {
  state: PollState;
  /** The start is still to come. */
  isScheduled: boolean;
  /** The vote is on its way. */
  isVoting: boolean;
  /** The button has been pressed, and what answers it is on its way. */
  isBusy: boolean;
  loadFailed: boolean;
  /** The reader has asked to load it again, and it has not come yet. */
  isRetrying: boolean;
  problem: Problem | null;
  /** How often something was wrong: the same problem twice is said twice. */
  alerts: number;
  question: Question;
  /** Draws the question, when its code is there. */
  Dialogs: typeof PollDialogs | undefined;
  select(optionId: string): void;
  vote(): void;
  confirm(): Promise<void>;
  close(): void;
  retry(): void;
}

type Props = ElementProps<typeof contract>;

/** What the CMS wrote in the tag, until the API answers (POLL-01). */
function cachedAnswer(props: Props, host: Element): PollAnswer {
  const options = props.options
    .filter((option) => typeof option?.title === 'string')
    .map((option) => ({
      ...option,
      id: String(option.id),
      votes: Number.isInteger(option.votes) ? option.votes : 0,
    }));
  return {
    options,
    totalVotes: props.totalVotes ?? options.reduce((sum, { votes }) => sum + votes, 0),
    // a tag that does not say leaves it to the API; until then the poll does not look closed
    active: props.active || !host.hasAttribute('active'),
    open: props.open,
    hidden: props.hiddenPoll,
    startDate: props.startDate ? { date: props.startDate } : null,
  };
}

/** The behaviour of a poll: what is known, what is chosen, and the steps of a vote (POLL-30). */
export function usePoll(props: Props): Poll {
  const pollId = props.pollId ?? '';
  const host = useHost();
  const emit = useEmit(contract);
  const known = useStore(pollsStore(), (polls) => polls[pollId]) ?? knownPoll(pollId);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [question, setQuestion] = useState<Question>(null);
  const [isVoting, setIsVoting] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const [alerts, setAlerts] = useState(0);
  const [isRetried, setIsRetried] = useState(false);
  /** One key for each option confirmed: sent again after a cut connection it is still the same vote (BEY-01). */
  const attempt = useRef<{ optionId: string; key: string } | null>(null);

  /** Known at once, while `isVoting` is known at the next render: two presses in one go are one request. */
  const isSending = useRef(false);

  // once it has failed it is not wanted until the button is pressed again
  const isSure = selectedId !== null && problem === null;
  const dialogs = usePart<typeof PollDialogs>('poll/dialogs', isSure || question !== null);

  const loadFailed = known.hasFailed;
  const answer = known.answer ?? cachedAnswer(props, host);
  const { isScheduled, hasBegunHere } = useStart(answer.startDate?.date);

  const state = toPollState({
    pollId,
    answer: { ...answer, active: !isScheduled && (answer.active || hasBegunHere) },
    votedOptionId: known.votedOptionId,
    selectedId: answer.options.some(({ id }) => id === selectedId) ? selectedId : null,
    loading: known.isLoading || isVoting,
  });
  useExpose('state', state);

  useEffect(() => refreshOldPoll(pollId), [pollId]);

  useEffect(() => {
    if (loadFailed) emit('ap-poll-error', { code: 'load' });
  }, [loadFailed, emit]);

  useEffect(() => {
    if (!dialogs.hasFailed || question === null) return;
    setQuestion(null);
    setProblem('error-vote');
  }, [dialogs.hasFailed, question]);

  useHidden(state.hidden);

  // a button pressed while the poll is being loaded acts when it has been
  const voteWhenLoaded = useEffectEvent(vote);
  useEffect(() => {
    if (isPressed && !known.isLoading) voteWhenLoaded();
  }, [isPressed, known.isLoading]);

  const report = (code: Problem) => {
    setProblem(code);
    setIsPressed(false);
    setAlerts((count) => count + 1);
    emit('ap-poll-error', { code });
  };

  function select(optionId: string) {
    const next = optionId === selectedId ? null : optionId;
    setSelectedId(next);
    setProblem(null);
    setIsPressed(false);
    emit('ap-poll-select', { pollId, optionId: next });
  }

  /** What stands between the visitor and a vote, the cheapest to say first (POLL-30). */
  function obstacle(): Problem | null {
    if (!state.options.some(({ selected }) => selected)) return 'error-option';
    if (isScheduled) return 'not-started';
    if (loadFailed) return 'error-load';
    if (!state.active) return 'closed';
    return state.votedOptionId === null ? null : 'already-voted';
  }

  function askLogin() {
    const wanted = { reason: 'poll', backUrl: location.href };
    setQuestion(emit('ap-login-required', wanted) ? 'login' : null);
  }

  function vote() {
    const found = obstacle();
    if (found) return report(found);
    setProblem(null);
    setIsPressed(state.loading);
    if (state.loading) return;
    if (!state.open && !session().store.getState().user) askLogin();
    else setQuestion('confirm');
  }

  function fail(error: unknown) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) askLogin();
    else if (status === 409 || status === 412) {
      showAsVoted(pollId);
      report('already-voted');
    } else report(status === 403 ? 'closed' : status === 429 ? 'error-busy' : 'error-vote');
    // a vote that may have arrived keeps its key
    if (status !== 0 && status < 500) attempt.current = null;
  }

  async function confirm() {
    setQuestion(null);
    const optionId = selectedId;
    if (optionId === null || isSending.current) return;
    if (attempt.current?.optionId !== optionId) attempt.current = { optionId, key: newKey() };
    const { key } = attempt.current;
    isSending.current = true;
    setIsVoting(true);
    try {
      await withSession(() => postVote(pollId, optionId, key));
      attempt.current = null;
      recordVote(pollId, optionId);
      emit('ap-poll-vote', { pollId, optionId });
    } catch (error) {
      fail(error);
    } finally {
      isSending.current = false;
      setIsVoting(false);
    }
  }

  return {
    state,
    isScheduled,
    isVoting,
    isBusy: isVoting || isPressed || (question !== null && !dialogs.part),
    loadFailed,
    isRetrying: isRetried && loadFailed,
    problem,
    alerts,
    question,
    Dialogs: dialogs.part,
    select,
    vote,
    confirm,
    close: () => setQuestion(null),
    retry() {
      setProblem(null);
      setIsRetried(true);
      if (!known.isLoading) refreshPoll(pollId);
    },
  };
}
