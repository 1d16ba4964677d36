import { useEffect, useEffectEvent, useRef } from 'react';
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
import { useKnownPoll } from './use-known-poll.ts';
import { type Facts, nextVote, type VoteEvent, type VoteProgress } from './vote-machine.ts';

/** Behaviour of a poll: the selected option, and the steps of a vote by `nextVote` (POLL-30). */
export function usePoll(props: ElementProps<typeof contract>): Poll {
  const pollId = props.pollId ?? '';
  const host = useHost();
  const emit = useEmit(contract);
  const known = useKnownPoll(props);
  const optionsRef = useRef<HTMLDivElement>(null);
  const [vote, send] = useMachine(nextVote, (): VoteProgress => {
    const selectedId = serverField(host, 'option') || null;
    return { selectedId, step: 'idle', problem: null };
  });

  const { answer, isScheduled, loadFailed, votedOptionId } = known;
  const selectedId = answer.options.some(({ id }) => id === vote.selectedId) ? vote.selectedId : null;
  const loading = known.isLoading || vote.step === 'sending';
  const state = toPollState({ pollId, answer, votedOptionId, selectedId, loading });
  useExpose('state', state);
  useHidden(state.hidden);

  const facts = (): Facts => {
    const { answer, votedOptionId, isScheduled, isLoading, loadFailed } = known.latest();
    return {
      optionIds: answer.options.map(({ id }) => id),
      votedOptionId,
      isScheduled,
      isActive: answer.active,
      isLoading,
      hasFailed: loadFailed,
      mayVote: answer.open || session().store.getState().user !== null,
    };
  };

  /** Sends an event and returns the next state. */
  function tell(event: VoteEvent): VoteProgress {
    const { before, after } = send(event);
    const { step, problem } = after;
    if (problem && problem !== before.problem) emit('ap-poll-error', { code: problem.code });
    if (step === 'waiting' && before.step !== 'waiting')
      pollLoaded(pollId).then(() => tell({ type: 'loaded', facts: facts() }));
    if (step !== 'login' || before.step === 'login') return after;
    // not after an expired session: another user may log in next
    if (before.step !== 'sending' && after.selectedId)
      setIntent({ kind: 'poll', id: pollId, optionId: after.selectedId });
    const isDefaultAllowed = emit('ap-login-required', { reason: 'poll', backUrl: location.href });
    return isDefaultAllowed ? after : tell({ type: 'handed-over' });
  }

  useLoginIntent('poll', pollId, ({ optionId }) => tell({ type: 'offer', optionId }));

  const tellFailure = useEffectEvent(() => emit('ap-poll-error', { code: 'load' }));
  useEffect(() => {
    if (loadFailed) tellFailure();
  }, [loadFailed]);

  return {
    state,
    vote,
    isScheduled,
    start: known.start,
    setStart: known.setStart,
    loadFailed,
    choose(optionId) {
      const { selectedId } = tell({ type: 'choose', optionId });
      emit('ap-poll-select', { pollId, optionId: selectedId });
    },
    press: () => void tell({ type: 'press', facts: facts() }),
    async confirm(sendVote) {
      const { before, after } = send({ type: 'confirm' });
      if (before === after || after.selectedId === null) return;
      const refusal = await sendVote(pollId, after.selectedId);
      if (refusal) tell({ type: 'refused', reason: refusal });
      else {
        tell({ type: 'admitted' });
        emit('ap-poll-vote', { pollId, optionId: after.selectedId });
      }
    },
    close() {
      if (vote.step === 'login') clearIntent();
      tell({ type: 'close' });
    },
    retry() {
      tell({ type: 'retry' });
      if (!known.isLoading) refreshPoll(pollId);
    },
    dialogFailed: () => void tell({ type: 'no-dialog' }),
    optionsRef,
    focusOptions() {
      optionsRef.current?.focus({ preventScroll: true });
      // in a long list the own option may be far above the button; a visible one does not scroll (BEY-02)
      optionsRef.current
        ?.querySelector('[data-mine]')
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
  };
}
