import { safeUrl } from '../../src/content/safe-url.ts';
import { plural } from '../../src/i18n/numbers.ts';
import styles from './poll.module.css';
import type { PollTexts } from './poll.tsx';
import type { PollStateOption } from './poll-state.ts';
import type { Poll } from './use-poll.ts';

interface Props {
  option: PollStateOption;
  poll: Poll;
  texts: PollTexts;
  /** Name of the radios, one for each element: two elements may show the same poll. */
  group: string;
}

/** One option: to choose while the poll can be voted, with its result once it has been. */
export function PollOption({ option, poll, texts, group }: Props) {
  const { state, isScheduled } = poll;
  if (isScheduled) return <Announced option={option} />;
  if (state.showResults || !state.active) return <Result option={option} poll={poll} texts={texts} />;
  return (
    <label className={`ap-poll-option ${styles.choice}`} data-selected={option.selected || undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={option.id}
        checked={option.selected}
        disabled={poll.step === 'sending'}
        onChange={() => poll.select(option.id)}
        // a radio that is chosen sends no change when it is pressed again (POLL-06)
        onClick={() => option.selected && poll.select(option.id)}
        // nor does every browser press it with the space bar
        onKeyUp={(event) => {
          if (event.key !== ' ' || !option.selected) return;
          event.preventDefault();
          poll.select(option.id);
        }}
      />
      <Picture option={option} />
      <span className="ap-poll-title">{option.title}</span>
    </label>
  );
}

/** Before the start there is nothing to choose and no result yet. */
function Announced({ option }: { option: PollStateOption }) {
  return (
    <div className="ap-poll-option ap-poll-announced">
      <Picture option={option} />
      <span className="ap-poll-title">{option.title}</span>
    </div>
  );
}

/** The bar is decoration: title, votes and percentage are text (BEY-03, W-31). */
function Result({ option, poll, texts }: Omit<Props, 'group'>) {
  const mine = option.id === poll.state.votedOptionId;
  return (
    <div className="ap-poll-option" data-mine={mine || undefined}>
      <Picture option={option} />
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

function Picture({ option }: { option: PollStateOption }) {
  const src = safeUrl(option.image);
  return src ? (
    <img className="ap-poll-image" src={src} alt="" width={56} height={56} loading="lazy" />
  ) : null;
}
