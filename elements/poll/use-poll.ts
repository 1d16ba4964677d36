import { useRef } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { serverField } from '../../src/element/server-form.ts';
import { useHidden } from '../../src/element/use-hidden.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { clearIntent, setIntent } from '../../src/session/intent.ts';
import { session } from '../../src/session/session.ts';
import { useLoginIntent } from '../../src/session/use-login-intent.ts';
import { contract } from './poll.element.ts';
import type { Poll } from './poll.types.ts';
import { toPollState } from './poll-state.ts';
import { pollLoaded, refreshPoll } from './polls-store.ts';
import { usePollData } from './use-poll-data.ts';
import { nextVote, type VoteConditions, type VoteEvent, type VoteProgress } from './vote-machine.ts';

/** Behaviour of a poll: the selected option, and the steps of a vote by `nextVote` (POLL-30). */
export function usePoll(props: ElementProps<typeof contract>): Poll {
  const pollId = props.pollId ?? '';
  const host = useHost();
  const emit = useEmit(contract);
  const data = usePollData(props);
  const optionsRef = useRef<HTMLDivElement>(null);
  const [vote, send] = useMachine(nextVote, (): VoteProgress => {
    const selectedId = serverField(host, 'option') || null;
    return { selectedId, step: 'idle', problem: null };
  });

  const { answer, isScheduled, failure, votedOptionId } = data;
  const selectedId = answer.options.some(({ id }) => id === vote.selectedId) ? vote.selectedId : null;
  const loading = data.isLoading || vote.step === 'sending';
  const state = toPollState({ pollId, answer, votedOptionId, selectedId, loading });
  useExpose('state', state);
  useHidden(state.hidden);

  const conditions = (): VoteConditions => {
    const { answer, votedOptionId, isScheduled, isLoading, failure } = data.latest();
    return {
      optionIds: answer.options.map(({ id }) => id),
      votedOptionId,
      isScheduled,
      isActive: answer.active,
      isLoading,
      hasFailed: failure !== null,
      mayVote: answer.open || session().store.getState().user !== null,
    };
  };

  /** Sends an event and returns the next state. */
  function dispatch(event: VoteEvent): VoteProgress {
    const { before, after } = send(event);
    const { step, problem } = after;
    if (problem && problem !== before.problem) emit('ap-poll-error', { code: problem.code });
    if (step === 'waiting' && before.step !== 'waiting')
      pollLoaded(pollId).then(() => dispatch({ type: 'loaded', conditions: conditions() }));
    if (step !== 'login' || before.step === 'login') return after;
    // after an expired session another user may log in, who must not inherit the choice
    if (before.step !== 'sending' && after.selectedId)
      setIntent({ kind: 'poll', id: pollId, optionId: after.selectedId });
    const isDefaultAllowed = emit('ap-login-required', { reason: 'poll', backUrl: location.href });
    return isDefaultAllowed ? after : dispatch({ type: 'handed-over' });
  }

  useLoginIntent('poll', pollId, ({ optionId }) => dispatch({ type: 'offer', optionId }));

  return {
    state,
    vote,
    isScheduled,
    start: data.start,
    setStart: data.setStart,
    failure,
    choose(optionId) {
      const { selectedId } = dispatch({ type: 'choose', optionId });
      emit('ap-poll-select', { pollId, optionId: selectedId });
    },
    press: () => void dispatch({ type: 'press', conditions: conditions() }),
    async confirm(sendVote) {
      const { before, after } = send({ type: 'confirm' });
      if (before === after || after.selectedId === null) return;
      const refusal = await sendVote(pollId, after.selectedId);
      if (refusal) dispatch({ type: 'refused', reason: refusal });
      else {
        dispatch({ type: 'admitted' });
        emit('ap-poll-vote', { pollId, optionId: after.selectedId });
      }
    },
    close() {
      if (vote.step === 'login') clearIntent();
      dispatch({ type: 'close' });
    },
    retry() {
      dispatch({ type: 'retry' });
      if (!data.isLoading) refreshPoll(pollId);
    },
    dialogFailed: () => void dispatch({ type: 'no-dialog' }),
    optionsRef,
    focusOptions() {
      optionsRef.current?.focus({ preventScroll: true });
      // in a long list the voted option may be far above the button; if it is visible, nothing scrolls (BEY-02)
      optionsRef.current
        ?.querySelector('[data-mine]')
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
  };
}
