import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost, useHostAttribute } from '../../src/element/host.ts';
import { ServerContent, slotNodes } from '../../src/element/server-content.tsx';
import { usePart } from '../../src/element/use-part.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { plural } from '../../src/i18n/numbers.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Retry } from '../../src/ui/retry.tsx';
import { useThrottledAnnouncement } from '../../src/ui/use-throttled-announcement.ts';
import { contract } from './poll.element.ts';
import { texts as ownTexts } from './poll.texts.ts';
import type { Poll as PollModel, PollTexts } from './poll.types.ts';
import { Options } from './poll-options.tsx';
import { upcomingStart } from './start.ts';
import { usePoll } from './use-poll.ts';

/** Minimum interval between announcements of the vote count, in ms (BEY-03). */
const ANNOUNCE_EVERY = 30_000;

/** Blank that reserves the width of a date. It is hidden, and no false date if the base sheet is missing. */
const A_DATE = '________, __ __ ________ ___ ____, __:__';

/** Remounts when `pollId` changes, so that no choice or dialog is carried over. */
export function Poll(props: ElementProps<typeof contract>) {
  return <OnePoll key={props.pollId} props={props} />;
}

function OnePoll({ props }: { props: ElementProps<typeof contract> }) {
  const poll = usePoll(props);
  const { state, failure } = poll;
  const start = upcomingStart(state.startDate?.date);
  return (
    <>
      {start && <StartFollower start={start} setStart={poll.setStart} />}
      {failure && <FailureReport poll={poll} pollId={props.pollId} />}
      {!state.hidden && <VisiblePoll poll={poll} />}
    </>
  );
}

/** Follows the start of a poll that may open in the future. Most polls have none, and load no code for it. */
function StartFollower({ start, setStart }: { start: string } & Pick<PollModel, 'setStart'>) {
  const { part: followStart } = usePart(() => import('./start.part.ts'), true);
  useEffect(() => followStart?.(start, setStart), [followStart, start, setStart]);
  return null;
}

function VisiblePoll({ poll }: { poll: PollModel }) {
  const texts = useTexts(ownTexts);
  const { state, vote } = poll;
  const [questionNode] = slotNodes(useHost(), 'question');
  const radios = useId();
  useFocusOnResults(poll);
  const [hasDialogs, setHasDialogs] = useState(false);
  const isDialogOpen = vote.step === 'confirm' || vote.step === 'login';
  // loads the dialogs as soon as an option is selected; after a failure, with the next press of the button
  const needsDialogs =
    isDialogOpen || (vote.selectedId !== null && state.votedOptionId === null && !vote.problem);
  const isBusy = vote.step === 'waiting' || vote.step === 'sending' || (isDialogOpen && !hasDialogs);

  if (state.options.length === 0) {
    const Content = poll.failure ? Unloaded : WithoutOptions;
    return <Content poll={poll} texts={texts} />;
  }

  // no fieldset: its legend would have to contain the heading of the CMS
  const group = {
    role: state.showResults || !state.active ? 'group' : 'radiogroup',
    'aria-label': questionNode?.textContent?.trim() || texts['poll.options'],
  };
  return (
    <div>
      <ServerContent name="question" />
      <Meta poll={poll} texts={texts} />
      <div {...group} ref={poll.optionsRef} tabIndex={-1} className="ap-poll-options">
        <Options poll={poll} texts={texts} group={radios} />
      </div>
      <Actions poll={poll} texts={texts} isBusy={isBusy} />
      {needsDialogs && <Dialogs poll={poll} onLoad={setHasDialogs} />}
    </div>
  );
}

/** Loads the dialogs. A component and no hook, since few of the polls on a page are answered. */
function Dialogs({ poll, onLoad }: { poll: PollModel; onLoad(isLoaded: boolean): void }) {
  const { part: Loaded } = usePart(() => import('./dialogs.part.tsx'), true, poll.dialogFailed);
  useEffect(() => onLoad(!!Loaded), [onLoad, Loaded]);
  return Loaded && <Loaded poll={poll} />;
}

interface PartProps {
  poll: PollModel;
  texts: PollTexts;
}

/** Vote count, and the note that the visitor has voted. Changes are announced at most every 30 s. */
function Meta({ poll: { state }, texts }: PartProps) {
  const count = plural(state.totalVotes, texts['poll.one-vote'], texts['poll.many-votes']);
  const text = state.votedOptionId === null ? count : `${count} · ${texts['poll.voted']}`;
  const announced = useThrottledAnnouncement(text, ANNOUNCE_EVERY, state.votedOptionId);
  return (
    <>
      <p className="ap-poll-meta">{text}</p>
      <p className="ap-visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}

/** Area below the options: button or reason for its absence, and error messages. */
function Actions({ poll, texts, isBusy }: PartProps & { isBusy: boolean }) {
  const { state, failure } = poll;
  const { problem, step } = poll.vote;
  const hasVoted = state.votedOptionId !== null;
  const canVote = !hasVoted && state.active;
  const busyText = step === 'sending' ? 'poll.sending' : step === 'waiting' ? 'poll.waiting' : 'poll.loading';
  return (
    <div className="ap-poll-actions">
      {canVote && !failure && (
        <Button aria-disabled={isBusy} onClick={poll.press} passFocus={poll.focusOptions}>
          {texts['poll.vote']}
        </Button>
      )}
      {canVote && !state.open && !isBusy && <p className="ap-poll-note">{texts['poll.members']}</p>}
      <p className="ap-poll-note" role="status">
        {isBusy ? texts[busyText] : ''}
      </p>
      {hasVoted && problem?.code !== 'already-voted' && (
        <p className="ap-poll-message">{texts['poll.thanks']}</p>
      )}
      {!canVote && !hasVoted && !failure && (
        <ServerContent name="inactive">
          <Inactive poll={poll} texts={texts} />
        </ServerContent>
      )}
      {failure && <LoadFailure poll={poll} texts={texts} />}
      {problem && problem.code !== 'error-load' && (
        // hidden if the same text is already visible; screen readers still announce it
        <div
          key={problem.count}
          className={canVote || hasVoted ? 'ap-alert' : 'ap-visually-hidden'}
          role="alert"
        >
          {texts[`poll.${problem.code}`]}
        </div>
      )}
    </div>
  );
}

/**
 * Reason why voting is closed, and the start of a future poll. Until the date formatter has loaded, the text of the
 * server content is shown, or else the space of a date is reserved.
 */
function Inactive({ poll: { isScheduled, start, state }, texts }: PartProps) {
  const host = useHost();
  if (!isScheduled) return <p className="ap-poll-message">{texts['poll.closed']}</p>;
  const isInServerContent = !start && host.getAttribute('start-date') === state.startDate?.date;
  const serverText = isInServerContent && host.querySelector(':scope > div > .ap-poll-actions')?.textContent;
  const opening = fill(texts['poll.opens'], { date: start?.text ?? A_DATE });
  return (
    <p className="ap-poll-message">
      {serverText || (
        <span>
          {texts['poll.not-started']} <span className={start ? '' : 'ap-poll-no-date'}>{opening}</span>
        </span>
      )}
    </p>
  );
}

function LoadFailure({ poll, texts }: PartProps) {
  return (
    <Retry
      className="ap-poll-failure"
      text={texts['poll.error-load']}
      label={texts['poll.retry']}
      isBusy={poll.state.loading}
      onRetry={poll.retry}
      passFocus={poll.focusOptions}
    />
  );
}

/** Reports a failure to the page, and an unknown poll to its editor. */
function FailureReport({ poll: { failure }, pollId }: { poll: PollModel; pollId: string | undefined }) {
  const host = useHost();
  const emit = useEmit(contract);
  useEffect(() => {
    emit('ap-poll-error', { code: 'load' });
    // the engine already warns of a missing id
    if (failure === 'unknown' && pollId)
      warnAttribute(host, 'poll-id', pollId, 'el número d’una enquesta publicada');
  }, [emit, host, pollId, failure]);
  return null;
}

/** Content without options: while loading, or for a poll without any. */
function WithoutOptions({ poll, texts }: PartProps) {
  return (
    <div>
      <ServerContent name="question" />
      <p className="ap-poll-skeleton" role="status">
        {texts[poll.state.loading ? 'poll.loading' : 'poll.empty']}
      </p>
    </div>
  );
}

/** Content below the server content, which may link to the poll or be a form, of a poll that could not be loaded. */
function Unloaded(props: PartProps) {
  useHostAttribute('data-ap-fallback', true);
  return (
    <div>
      <LoadFailure {...props} />
    </div>
  );
}

/** Focuses the results after a vote in this element; other elements of the poll keep the focus where it is (BEY-03). */
function useFocusOnResults({ state, vote, focusOptions }: PollModel) {
  const hasVoted = state.votedOptionId !== null;
  const isVoting = vote.step === 'sending';
  const wasVoting = useRef(isVoting);
  useEffect(() => {
    if (hasVoted && wasVoting.current) focusOptions();
    wasVoting.current = isVoting;
  });
}

export default defineElement(contract, Poll);
