import { html } from 'ghtml';
import type { PollAnswer, PollOption } from '../../../src/api/poll.types.ts';
import { formatMoment, formatVotes } from './formats.ts';
import { link, type Page } from './page.ts';

/** A poll as the server knows it when it writes a page. */
export type Poll = PollAnswer & { id: string; question: string };

/** JSON for a `<script type="application/json">`: no text in it can end the script or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Rounded share of the total, 0 when nobody has voted (POLL-03, POLL-22). */
function percent(votes: number, total: number): number {
  return total > 0 ? Math.round((100 * votes) / total) : 0;
}

function option({ title, votes }: PollOption, total: number): string {
  const share = percent(votes, total);
  return html`<li class="ap-poll-option"><span class="ap-poll-title">${title}</span><span class="ap-poll-count">${formatVotes(votes)} <b>${share} %</b></span><meter min="0" max="100" value="${share}" aria-hidden="true">${share} %</meter></li>`;
}

function startOf(poll: Poll): Date | undefined {
  const start = poll.startDate ? new Date(poll.startDate.date) : undefined;
  return start && !Number.isNaN(start.getTime()) ? start : undefined;
}

function action(page: Page, poll: Poll, isOwnPage: boolean): string {
  const start = startOf(poll);
  if (start && start > page.now)
    return html`<p class="ap-poll-actions">Esta enquesta encara no s’ha obert. Podreu votar a partir de: ${formatMoment(start)}.</p>`;
  if (!poll.active) return '<p class="ap-poll-actions">Esta enquesta està tancada.</p>';
  if (!isOwnPage)
    return html`<p class="ap-poll-actions"><a class="ap-button" href="${link(page, `/enquestes/${encodeURIComponent(poll.id)}`)}">Voteu en la pàgina de l’enquesta</a></p>`;
  return '<p class="ap-poll-actions"><button class="ap-button" type="button" disabled>Voteu</button> <noscript>Per a votar cal tindre JavaScript activat en el navegador. Els resultats es poden llegir igualment.</noscript></p>';
}

/**
 * `<ap-poll>` with the whole poll readable without any script. A hidden poll writes nothing (POLL-24).
 * @param headingLevel level of the question in the page's outline
 */
export function pollTag(page: Page, poll: Poll, { headingLevel = 2, isOwnPage = false } = {}): string {
  if (poll.hidden) return '';
  const flags = [poll.active && 'active', poll.open && 'open'].filter(Boolean).join(' ');
  const start = poll.startDate ? html` start-date="${poll.startDate.date}"` : '';
  const name = headingLevel === 1 ? 'h1' : 'h2';
  return html`<ap-poll poll-id="${poll.id}" total-votes="${poll.totalVotes}" ${flags}!${start}>
    <script type="application/json" data-prop="options">!${scriptJson(poll.options)}</script>
    <${name} slot="question">${poll.question}</${name}>
    <div class="ap-poll-fallback">
      <p class="ap-poll-meta">${formatVotes(poll.totalVotes)}</p>
      <ul class="ap-poll-options">!${poll.options.map((each) => option(each, poll.totalVotes))}</ul>
      !${action(page, poll, isOwnPage)}
    </div>
  </ap-poll>`;
}
