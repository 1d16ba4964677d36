import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { safeUrl } from '../../src/content/safe-url.ts';
import { plural } from '../../src/i18n/numbers.ts';
import styles from './poll.module.css';
import type { Poll, PollTexts } from './poll.types.ts';
import type { PollStateOption } from './poll-state.ts';

type Press = SyntheticEvent<HTMLInputElement>;

/**
 * The options: to choose while the poll can be voted, with their results once it has been. Plain functions draw them, for a
 * component is kept by React for each option of each poll, and none of them has a state.
 * @param group name of the radios, one for each element: two elements may show the same poll
 */
export function drawOptions(poll: Poll, texts: PollTexts, group: string): ReactNode[] {
  const { state, isScheduled } = poll;
  if (isScheduled) return state.options.map(drawAnnounced);
  if (state.showResults || !state.active)
    return state.options.map((option) => drawResult(option, state.votedOptionId, texts));
  return drawChoices(poll, group);
}

function drawChoices({ state: { options }, vote, choose: select }: Poll, group: string): ReactNode[] {
  const chosenId = options.find(({ selected }) => selected)?.id;
  const isChosen = ({ currentTarget }: Press) => currentTarget.value === chosenId;
  const choose = ({ currentTarget }: Press) => select(currentTarget.value);
  // a radio that is chosen sends no change when it is pressed again (POLL-06)
  const pressAgain = (event: Press) => isChosen(event) && choose(event);
  // nor does every browser press it with the space bar
  const pressSpace = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ' ' || !isChosen(event)) return;
    event.preventDefault();
    choose(event);
  };
  return options.map((option) => (
    <label key={option.id} className="ap-poll-option">
      <input
        type="radio"
        name={group}
        value={option.id}
        checked={option.selected}
        disabled={vote.step === 'sending'}
        onChange={choose}
        onClick={pressAgain}
        onKeyUp={pressSpace}
      />
      {drawPicture(option)}
      <span className="ap-poll-title">{option.title}</span>
    </label>
  ));
}

/** Before the start there is nothing to choose and no result yet. */
function drawAnnounced(option: PollStateOption): ReactNode {
  return (
    <div key={option.id} className="ap-poll-option ap-poll-announced">
      {drawPicture(option)}
      <span className="ap-poll-title">{option.title}</span>
    </div>
  );
}

/** The bar is decoration: title, votes and percentage are text (BEY-03, W-31). */
function drawResult(option: PollStateOption, votedOptionId: string | null, texts: PollTexts): ReactNode {
  const mine = option.id === votedOptionId;
  return (
    <div key={option.id} className="ap-poll-option" data-mine={mine || undefined}>
      {drawPicture(option)}
      <span className="ap-poll-title">
        <span>{option.title}</span>
        {mine && <span className={styles.mine}>{texts['poll.your-vote']}</span>}
      </span>
      <span className="ap-poll-count">
        <span>{plural(option.votes, texts['poll.one-vote'], texts['poll.many-votes'])}</span>
        <b>{`${option.percent} %`}</b>
      </span>
      <meter aria-hidden="true" min={0} max={100} value={option.percent} />
    </div>
  );
}

function drawPicture({ image }: PollStateOption): ReactNode {
  const src = safeUrl(image);
  return src ? (
    <img className="ap-poll-image" src={src} alt="" width={56} height={56} loading="lazy" />
  ) : null;
}
