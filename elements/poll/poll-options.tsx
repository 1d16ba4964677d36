import type { KeyboardEvent, SyntheticEvent } from 'react';
import { safeUrl } from '../../src/content/safe-url.ts';
import { plural } from '../../src/i18n/numbers.ts';
import type { Poll, PollTexts } from './poll.types.ts';
import type { PollStateOption } from './poll-state.ts';

type Press = SyntheticEvent<HTMLInputElement>;

interface OptionsProps {
  poll: Poll;
  texts: PollTexts;
  /** Name of the radio buttons, unique because two elements can show the same poll. */
  group: string;
}

/** Options of a poll: a list before the start, choices while voting, results after a vote or the end. */
export function Options({ poll, texts, group }: OptionsProps) {
  const { state, isScheduled } = poll;
  if (isScheduled) return state.options.map((option) => <Announced key={option.id} option={option} />);
  if (!state.showResults && state.active) return <Choices poll={poll} group={group} />;
  return state.options.map((option) => (
    <Result key={option.id} option={option} isMine={option.id === state.votedOptionId} texts={texts} />
  ));
}

function Choices({ poll: { state, vote, choose: select }, group }: Pick<OptionsProps, 'poll' | 'group'>) {
  const isChosen = ({ currentTarget }: Press) => currentTarget.value === vote.selectedId;
  const choose = ({ currentTarget }: Press) => select(currentTarget.value);
  // clears the choice: a checked radio fires no change event when pressed again (POLL-06)
  const pressAgain = (event: Press) => isChosen(event) && choose(event);
  // some browsers fire no click either when the space bar is pressed on a checked radio
  const pressSpace = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ' ' || !isChosen(event)) return;
    event.preventDefault();
    choose(event);
  };
  return state.options.map((option) => (
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
      {option.image && <Picture src={option.image} />}
      <span className="ap-poll-title">{option.title}</span>
    </label>
  ));
}

/** Option before the start: no choice and no result yet. */
function Announced({ option }: { option: PollStateOption }) {
  return (
    <div className="ap-poll-option ap-poll-announced">
      {option.image && <Picture src={option.image} />}
      <span className="ap-poll-title">{option.title}</span>
    </div>
  );
}

/** Option with its result. The bar is decorative: title, votes and percentage are text (BEY-03, W-31). */
function Result({ option, isMine, texts }: { option: PollStateOption; isMine: boolean; texts: PollTexts }) {
  return (
    <div className="ap-poll-option" data-mine={isMine || undefined}>
      {option.image && <Picture src={option.image} />}
      <span className="ap-poll-title">
        <span>{option.title}</span>
        {isMine && <span className="ap-poll-mine">{texts['poll.your-vote']}</span>}
      </span>
      <span className="ap-poll-count">
        <span>{plural(option.votes, texts['poll.one-vote'], texts['poll.many-votes'])}</span>
        <b>{`${option.percent} %`}</b>
      </span>
      <meter aria-hidden="true" min={0} max={100} value={option.percent} />
    </div>
  );
}

function Picture({ src }: { src: string }) {
  const url = safeUrl(src);
  return url && <img className="ap-poll-image" src={url} alt="" width={56} height={56} loading="lazy" />;
}
