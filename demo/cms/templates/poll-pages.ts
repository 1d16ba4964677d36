import { texts } from '../../../elements/poll/dialogs.texts.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import { layout } from './layout.ts';
import { absoluteLink, link, type Page } from './page.ts';
import { type Poll, pollOn, votePath } from './poll.ts';
import { shareBar } from './share-bar.ts';

export const pollPath = ({ id }: Pick<Poll, 'id'>): string => `/enquestes/${encodeURIComponent(id)}`;

const sheet = (content: SafeHtml) => html`<div class="wrap"><div class="narrow">
    <p class="kicker">Enquesta</p>
    ${content}
  </div></div>`;

/** Page for voting in one poll. */
export function pollPage(page: Page, poll: Poll): SafeHtml {
  const path = pollPath(poll);
  return layout(page, {
    title: poll.question,
    description: `Voteu en l’enquesta d’Apunt: ${poll.question}`,
    path,
    main: votingSheet(page, poll),
  });
}

/** Page with the result of a vote, for its voter. @param problem reason of an error */
export function votePage(page: Page, poll: Poll, problem?: string): SafeHtml {
  const { question } = poll;
  return layout(page, { title: question, description: question, main: votingSheet(page, poll, problem) });
}

function votingSheet(page: Page, poll: Poll, problem?: string): SafeHtml {
  return sheet(html`${problem && html`<p class="ap-alert" role="alert">${problem}</p>`}
    <div class="sheet">${pollOn(page, { ...poll, headingLevel: 1 })}</div>
    ${shareBar(absoluteLink(page, pollPath(poll)), poll.question)}
    <p class="muted">Els resultats d’una enquesta oberta diuen què pensa qui hi ha votat, no tota la població.</p>`);
}

/** POLL-08 without a script. @param key key of this one vote, however often the button is pressed (BEY-01) */
export function confirmVotePage(
  page: Page,
  poll: Poll,
  option: Poll['options'][number],
  key: string,
): SafeHtml {
  const title = texts['poll.confirm-title'];
  const main = sheet(html`<div class="sheet">
      <h1>${title}</h1>
      <p class="lead">${poll.question}</p>
      <p>${fill(texts['poll.confirm-text'], { option: option.title })}</p>
      <form class="actions" method="post" action="${link(page, votePath(poll))}">
        <input type="hidden" name="option" value="${option.id}"><input type="hidden" name="key" value="${key}">
        <button class="ap-button">${texts['poll.confirm']}</button>
        <a class="ap-button ap-quiet" href="${link(page, pollPath(poll))}">${texts['poll.cancel']}</a>
      </form>
    </div>`);
  return layout(page, { title, description: poll.question, main });
}
