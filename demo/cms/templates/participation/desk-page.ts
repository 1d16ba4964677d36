import { formatFull } from '../../../../src/i18n/dates.ts';
import { fill } from '../../../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { Call } from '../../../api/participation/calls.ts';
import {
  type Moderated,
  type ModerationQuery,
  type ModerationState,
  moderationStates,
} from '../../../api/participation/moderate.ts';
import { newsroomDocument } from '../newsroom/newsroom-document.ts';
import { link, type Page } from '../page.ts';
import { texts } from './desk.texts.ts';

/** Names of the states in addresses. */
export const stateNames: Record<ModerationState, string> = {
  waiting: 'pendents',
  accepted: 'acceptades',
  refused: 'rebutjades',
};

interface Desk {
  wish: ModerationQuery;
  list: readonly Moderated[];
  next: string | undefined;
  counts: Record<ModerationState, number>;
  calls: readonly Call[];
  /** Name of the moderator. */
  name: string;
  problem?: string | undefined;
}

/** Returns the address of a list, or of an action that returns to the list. */
export function deskPath({ state, ugcId, before }: ModerationQuery, rest = ''): string {
  const query = new URLSearchParams({ estat: stateNames[state] });
  if (ugcId !== undefined) query.set('crida', ugcId);
  if (before !== undefined) query.set('abans', before);
  return `/redaccio/participacio${rest}?${query}`;
}

function states(page: Page, { wish, counts }: Desk): SafeHtml {
  const entries = moderationStates.map((state) => {
    const href = link(page, deskPath({ state, ugcId: wish.ugcId }));
    const current = state === wish.state && html` aria-current="page"`;
    return html`<li><a href="${href}"${current}>${texts[`desk.${state}`]} <span>${counts[state]}</span></a></li>`;
  });
  return html`<nav class="nr-states" aria-label="${texts['desk.states']}"><ul>${entries}</ul></nav>`;
}

function callFilter(page: Page, { wish, calls }: Desk): SafeHtml {
  const options = calls.map(
    ({ id, title }) => html`<option value="${id}"${id === wish.ugcId && ' selected'}>${title}</option>`,
  );
  return html`<form class="nr-filter" method="get" action="${link(page, '/redaccio/participacio')}">
      <input type="hidden" name="estat" value="${stateNames[wish.state]}" />
      <label for="crida">${texts['desk.call']}</label>
      <select id="crida" name="crida"><option value="">${texts['desk.all']}</option>${options}</select>
      <button class="ap-button ap-quiet">${texts['desk.filter']}</button>
    </form>`;
}

function fileOf(page: Page, { file, name }: Moderated): SafeHtml | '' {
  if (file === 'none') return '';
  if (file === 'unscanned') return html`<p class="nr-hint">${texts['desk.unscanned']}</p>`;
  if (file === 'infected') return html`<p class="nr-problem">${texts['desk.infected']}</p>`;
  const address = link(page, `/redaccio/participacio/fitxers/${file.id}`);
  const shown = file.isVideo
    ? html`<video controls preload="metadata" src="${address}" aria-label="${fill(texts['desk.video'], { name })}"></video>`
    : html`<img loading="lazy" src="${address}" alt="${fill(texts['desk.image'], { name })}" />`;
  return html`<div class="nr-sent-file">${shown}
      <p><a href="${address}" download>${texts['desk.download']}</a> <span class="nr-hint">${file.name}</span></p></div>`;
}

function button(
  page: Page,
  wish: ModerationQuery,
  id: string,
  [act, label]: readonly [string, string],
  quiet = true,
) {
  return html`<form method="post" action="${link(page, deskPath(wish, `/${encodeURIComponent(id)}/${act}`))}">
      <button class="ap-button${quiet && ' ap-quiet'}">${label}</button>
    </form>`;
}

function participation(page: Page, wish: ModerationQuery, sent: Moderated): SafeHtml {
  const { id, title, name, email, text, commercial, state, sentAt, file } = sent;
  const canAccept = state !== 'accepted' && file !== 'unscanned' && file !== 'infected';
  return html`<li><article class="nr-sent" aria-labelledby="de-${id}">
      <p class="kicker">${title || texts['desk.no-call']}</p>
      <h2 id="de-${id}">${fill(texts['desk.from'], { name })}</h2>
      <p class="nr-hint"><span class="nr-mail">${email}</span> · <time datetime="${sentAt.toISOString()}">${formatFull(sentAt)}</time></p>
      <p class="nr-sent-text">${text}</p>
      ${commercial && html`<p class="nr-hint">${texts['desk.commercial']}</p>`}
      ${fileOf(page, sent)}
      <div class="nr-actions">
        ${canAccept && button(page, wish, id, ['acceptar', texts['desk.accept']], false)}
        ${state !== 'refused' && button(page, wish, id, ['rebutjar', texts['desk.refuse']])}
        <details><summary class="ap-button ap-quiet">${texts['desk.delete']}</summary>
          <p>${texts['desk.delete-sure']}</p>
          ${button(page, wish, id, ['esborrar', texts['desk.delete-now']], false)}
        </details>
      </div>
    </article></li>`;
}

/**
 * Page on which the newsroom reads, accepts, refuses and deletes participations of the public; it works without a
 * script.
 */
export function deskPage(page: Page, desk: Desk): SafeHtml {
  const { wish, list, next, name, problem } = desk;
  const main = html`<div class="nr-title"><h1>${texts['desk.title']}</h1></div>
      ${problem && html`<p class="ap-alert" role="alert">${problem}</p>`}
      ${states(page, desk)}
      ${callFilter(page, desk)}
      ${list.length ? html`<ul class="nr-sents">${list.map((sent) => participation(page, wish, sent))}</ul>` : html`<p>${texts['desk.none']}</p>`}
      ${next && html`<p><a class="ap-button ap-quiet" href="${link(page, deskPath({ ...wish, before: next }))}">${texts['desk.more']}</a></p>`}`;
  return newsroomDocument(page, { title: texts['desk.title'], name, desk: 'participacio', main });
}
