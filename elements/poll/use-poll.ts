import { useEffect, useRef, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { serverForm } from '../../src/element/server-form.ts';
import { useHidden } from '../../src/element/use-hidden.ts';
import { usePart } from '../../src/element/use-part.ts';
import { clearIntent, setIntent, takeIntent } from '../../src/session/intent.ts';
import { session } from '../../src/session/session.ts';
import type PollDialogs from './dialogs.part.tsx';
import { contract } from './poll.element.ts';
import { type PollState, toPollState } from './poll-state.ts';
import { type Known, useKnownPoll } from './use-known-poll.ts';
import { type Refusal, useSendVote } from './use-send-vote.ts';

export type Problem = Exclude<Refusal, 'login'> | 'error-option' | 'not-started' | 'error-load';

/**
 * Where a vote stands: `waiting` for the poll to be loaded after the button was pressed, in the dialog that
 * confirms or asks for a login, or on its way.
 */
type Step = 'idle' | 'waiting' | 'confirm' | 'login' | 'sending';

export interface Poll extends Pick<Known, 'isScheduled' | 'loadFailed' | 'isRetrying'> {
  state: PollState;
  step: Step;
  /** The button has been pressed, and what answers it is on its way. */
  isBusy: boolean;
  /** What is wrong; `count` grows, so that the same problem twice is said twice. */
  problem: { code: Problem; count: number } | null;
  /** Draws the dialogs, when their code is there. */
  Dialogs: typeof PollDialogs | undefined;
  select(optionId: string): void;
  vote(): void;
  confirm(): Promise<void>;
  close(): void;
  retry(): void;
}

function chosenInServerForm(host: HTMLElement): string | null {
  const option = serverForm(host).get('option');
  return typeof option === 'string' ? option : null;
}

/** The behaviour of a poll: what is chosen, and the steps of a vote (POLL-30). */
export function usePoll(props: ElementProps<typeof contract>): Poll {
  const pollId = props.pollId ?? '';
  const host = useHost();
  const emit = useEmit(contract);
  const known = useKnownPoll(props);
  const sendVote = useSendVote(pollId);
  const [selectedId, setSelectedId] = useState(() => chosenInServerForm(host));
  const [step, setStep] = useState<Step>('idle');
  const [problem, setProblem] = useState<Poll['problem']>(null);
  /** Known at once, while the step is known at the next render: two presses in one go are one request. */
  const isSending = useRef(false);

  const { answer, isScheduled, loadFailed, votedOptionId } = known;
  const chosen = answer.options.find(({ id }) => id === selectedId);
  const loading = known.isLoading || step === 'sending';
  const state = toPollState({ pollId, answer, votedOptionId, selectedId: chosen?.id ?? null, loading });
  useExpose('state', state);
  useHidden(state.hidden);

  const asks = step === 'confirm' || step === 'login';
  // once their code has failed it is not wanted until the button is pressed again
  const dialogs = usePart(() => import('./dialogs.part.tsx'), asks || (chosen !== undefined && !problem));

  function report(code: Problem) {
    setStep('idle');
    setProblem((before) => ({ code, count: (before?.count ?? 0) + 1 }));
    emit('ap-poll-error', { code });
  }

  useEffect(() => {
    if (loadFailed) emit('ap-poll-error', { code: 'load' });
  }, [loadFailed, emit]);

  useEffect(() => {
    if (asks && dialogs.hasFailed) report('error-vote');
    else if (step === 'waiting' && !known.isLoading) vote();
  });

  /** What stands between the visitor and a vote, the cheapest to say first. */
  function obstacle(): Problem | null {
    if (!chosen && votedOptionId === null) return 'error-option';
    if (isScheduled) return 'not-started';
    if (loadFailed) return 'error-load';
    if (!state.active) return 'closed';
    return votedOptionId === null ? null : 'already-voted';
  }

  function askLogin() {
    const isOurs = emit('ap-login-required', { reason: 'poll', backUrl: location.href });
    setStep(isOurs ? 'login' : 'idle');
  }

  /** What somebody chose before the login is offered to them once after it, in whatever tab that was (BEY-08). */
  useEffect(() => {
    const { store } = session();
    function offerAgain() {
      const intent = store.getState().user && takeIntent('poll', pollId);
      if (!intent) return;
      setSelectedId(intent.optionId);
      setStep('waiting');
    }
    offerAgain();
    return store.subscribe(offerAgain);
  }, [pollId]);

  function vote() {
    if (step === 'sending') return;
    const found = obstacle();
    if (found) return report(found);
    setProblem(null);
    if (known.isLoading) setStep('waiting');
    else if (state.open || session().store.getState().user) setStep('confirm');
    else {
      // not where a session has ended: the next to log in may be somebody else
      if (chosen) setIntent({ kind: 'poll', id: pollId, optionId: chosen.id });
      askLogin();
    }
  }

  async function confirm() {
    if (!chosen || isSending.current) return;
    isSending.current = true;
    setStep('sending');
    const refusal = await sendVote(chosen.id);
    isSending.current = false;
    if (refusal === 'login') return askLogin();
    if (refusal) return report(refusal);
    setStep('idle');
    emit('ap-poll-vote', { pollId, optionId: chosen.id });
  }

  return {
    state,
    step,
    isScheduled,
    isBusy: step === 'waiting' || step === 'sending' || (asks && !dialogs.part),
    loadFailed,
    isRetrying: known.isRetrying,
    problem,
    Dialogs: dialogs.part,
    select(optionId) {
      const next = optionId === selectedId ? null : optionId;
      setSelectedId(next);
      setProblem(null);
      setStep('idle');
      emit('ap-poll-select', { pollId, optionId: next });
    },
    vote,
    confirm,
    close() {
      if (step === 'login') clearIntent();
      setStep('idle');
    },
    retry() {
      setProblem(null);
      known.retry();
    },
  };
}
