import { type UgcFormData, ugcFormTag } from '../../../../elements/ugc-form/ugc-form.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { Call } from '../../../api/participation/calls.ts';
import { link, type Page } from '../page.ts';
import { texts } from './call.texts.ts';

export const callPath = ({ id }: Pick<Call, 'id'>): string => `/participa/${encodeURIComponent(id)}`;

/** Fields of a form with an error by the server, and the reason. */
export type Attempt = Pick<UgcFormData, 'typed' | 'problem'>;

/**
 * Form of a call, or a notice if the call is closed. Without a script, only texts to calls without an account can be
 * sent.
 */
export function callForm(page: Page, call: Call, attempt: Attempt = {}): SafeHtml {
  const { id, type, anonymous, isOpen } = call;
  if (!isOpen) return html`<p class="notice">${texts['call.closed']}</p>`;
  return ugcFormTag({
    ugcId: id,
    type,
    allowAnonymous: anonymous,
    action: anonymous && type === 'text' ? link(page, callPath(call)) : undefined,
    ...attempt,
    login: anonymous ? undefined : link(page, page.site.login.href),
    slots: html`
  <p slot="logo" class="wordmark" aria-hidden="true">${page.site.wordmark}<i></i></p>`,
  });
}

/** Links to calls, with their texts. */
export function callList(page: Page, calls: readonly Call[]): SafeHtml {
  const entries = calls.map(
    (call) => html`<li>
      <h3><a href="${link(page, callPath(call))}">${call.title}</a></h3>
      ${!call.isOpen && html`<p class="meta">${texts['call.is-closed']}</p>`}
      <p>${call.text}</p>
    </li>`,
  );
  return html`<ul class="calls">${entries}</ul>`;
}

/** Section with a call, in an article or on another page. */
export function callPart(page: Page, call: Call): SafeHtml {
  const titleId = `crida-${call.id}`;
  return html`<section class="part sheet call" aria-labelledby="${titleId}">
    <p class="kicker">${texts['call.kicker']}</p>
    <h2 id="${titleId}">${call.title}</h2>
    <p>${call.text}</p>
    ${callForm(page, call)}
  </section>`;
}
