import type { PollAnswer, PollOption } from '../../src/api/poll.types.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { formatFull, parseDate } from '../../src/i18n/dates.ts';
import { plural } from '../../src/i18n/numbers.ts';
import { childTexts, fill } from '../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './poll.element.ts';
import { texts as ownTexts } from './poll.texts.ts';
import { percentOf } from './poll-state.ts';

/** Data of a poll that a CMS has when it renders a page. */
export interface PollData extends PollAnswer {
  id: string;
  question: string;
  /** Address of the form, used without JavaScript. It receives the field `option`. */
  action: string;
  now: Date;
  /** Option that this reader voted for. Only for pages that no cache shares. */
  votedOptionId?: string | undefined;
  /** Addresses children, as the widget does on the club's pages. */
  isForChildren?: boolean;
  /** Heading level of the question. */
  headingLevel?: 1 | 2 | 3;
}

const textsOf = ({ isForChildren }: PollData) => (isForChildren ? childTexts(ownTexts) : ownTexts);

/**
 * Renders `<ap-poll>`: a form that works without JavaScript, or the results when voting is closed. Its boxes have the
 * size of the widget's. A hidden poll renders nothing (POLL-24).
 */
export function pollTag(poll: PollData): SafeHtml | '' {
  const { id: pollId, question, options, totalVotes, active, open, votedOptionId, headingLevel = 2 } = poll;
  if (poll.hidden) return '';
  const texts = textsOf(poll);
  const startDate = poll.startDate?.date;
  const count = plural(totalVotes, texts['poll.one-vote'], texts['poll.many-votes']);
  const meta = votedOptionId === undefined ? count : `${count} · ${texts['poll.voted']}`;
  return tag(
    contract,
    { pollId, totalVotes, active, open, votedOptionId, startDate, options },
    html`
  <h${headingLevel} slot="question">${question}</h${headingLevel}>
  ${body(poll, html`<p class="ap-poll-meta">${meta}</p>`)}
`,
  );
}

function body(poll: PollData, meta: SafeHtml): SafeHtml {
  const { question, options, active, open, action, now, votedOptionId } = poll;
  const texts = textsOf(poll);
  const start = parseDate(poll.startDate?.date);
  if (votedOptionId !== undefined) return block(meta, results(poll), texts['poll.thanks']);
  if (start && start > now) {
    const when = `${texts['poll.not-started']} ${fill(texts['poll.opens'], { date: formatFull(start) })}`;
    return block(meta, list(options.map(announced)), when);
  }
  if (!active) return block(meta, results(poll), texts['poll.closed']);
  return html`<form method="post" action="${action}">
    ${meta}
    ${list(options.map(choice), html` role="radiogroup" aria-label="${question}"`)}
    <p class="ap-poll-actions"><button type="submit" class="ap-button">${texts['poll.vote']}</button>${!open && html`<span class="ap-poll-note">${texts['poll.members']}</span>`}</p>
  </form>`;
}

const block = (meta: SafeHtml, options: SafeHtml, note: string) => html`<div>
    ${meta}
    ${options}
    <p class="ap-poll-actions">${note}</p>
  </div>`;

const list = (
  options: SafeHtml[],
  role: SafeHtml | '' = '',
) => html`<div class="ap-poll-options"${role}>${options}
    </div>`;

const results = (poll: PollData) => list(poll.options.map((option) => result(option, poll)));

const choice = ({ id, title, image }: PollOption) => html`
      <label class="ap-poll-option"><input type="radio" name="option" value="${id}">${picture(image)}<span class="ap-poll-title">${title}</span></label>`;

const announced = ({ title, image }: PollOption) => html`
      <div class="ap-poll-option ap-poll-announced">${picture(image)}<span class="ap-poll-title">${title}</span></div>`;

function result({ id, title, votes, image }: PollOption, poll: PollData): SafeHtml {
  const { totalVotes, votedOptionId } = poll;
  const texts = textsOf(poll);
  const isMine = id === votedOptionId;
  const share = percentOf(votes, totalVotes);
  const count = plural(votes, texts['poll.one-vote'], texts['poll.many-votes']);
  return html`
      <div class="ap-poll-option"${isMine && ' data-mine'}>
        ${picture(image)}<span class="ap-poll-title">${title}${isMine && html` <b>${texts['poll.your-vote']}</b>`}</span>
        <span class="ap-poll-count">${count} <b>${share} %</b></span>
        <meter min="0" max="100" value="${share}" aria-hidden="true">${share} %</meter>
      </div>`;
}

function picture(image: string | undefined): SafeHtml | '' {
  const src = safeUrl(image);
  return src === undefined
    ? ''
    : html`<img class="ap-poll-image" src="${src}" alt="" width="56" height="56" loading="lazy">`;
}

export const sample: PollData = {
  id: '1',
  question: 'Quin pati visitareu primer?',
  options: [
    { id: '1', title: 'L’Almoina', votes: 591 },
    { id: '2', title: 'Convent del Carme', votes: 398 },
    { id: '3', title: 'Palau de Cervelló', votes: 295 },
  ],
  totalVotes: 1284,
  active: true,
  open: true,
  hidden: false,
  startDate: null,
  action: '/vot/1',
  now: new Date('2026-03-08T10:00:00Z'),
};
