import type { WrittenOf } from '../../src/element/contract.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { contract } from './newsletter.element.ts';
import { texts } from './newsletter.texts.ts';
import { choices } from './segments.ts';

export interface NewsletterData extends Common, WrittenOf<typeof contract> {
  /** Address of the form without a script. It receives `email`, `terms`, and `segments` once for each choice. */
  action: string;
  /** Address of the terms. */
  terms: string;
  /** Rejected e-mail address, and the reason. */
  typed?: string;
  problem?: string | undefined;
  /** Html in the slots. */
  slots?: SafeHtml;
}

/** `<ap-newsletter>` with a form that works without a script; the widget takes over the typed values. */
export function newsletterTag(data: NewsletterData): SafeHtml {
  const { action, terms, typed = '', problem, slots, ...attributes } = data;
  const [before, after] = texts['newsletter.terms'].split('{terms}');
  return tag(
    contract,
    attributes,
    html`${slots}
  <form class="ap-server-form" method="post" action="${action}">
    ${problem && html`<p class="ap-alert" role="alert">${problem}</p>`}${data.variant === 'language' && segmentFields(data)}
    <label class="ap-server-field"><b>${texts['newsletter.email']}</b><small>${texts['newsletter.email-hint']}</small><input name="email" type="email" autocomplete="email" value="${typed}" required></label>
    <label class="ap-server-check"><input name="terms" type="checkbox" required><span>${before}<a href="${terms}" target="_blank" rel="noopener">${texts['newsletter.terms-link']}</a>${after}</span></label>
    <button type="submit" class="ap-button">${texts['newsletter.submit']}</button>
  </form>
`,
  );
}

function segmentFields({ segments }: NewsletterData): SafeHtml {
  const boxes = choices(segments, texts).map(
    ({ value, label }) => html`
      <label class="ap-server-check"><input name="segments" type="checkbox" value="${value}"><span>${label}</span></label>`,
  );
  return html`
    <fieldset class="ap-server-checks"><legend><b>${texts['newsletter.segments']}</b></legend><small>${texts['newsletter.segments-hint']}</small>${boxes}
    </fieldset>`;
}

export const sample: NewsletterData = {
  newsletterId: '1',
  action: '/butlletins',
  terms: '/politica-de-privacitat',
  slots: html`
  <h2 slot="title">El butlletí d’Apunt</h2>`,
};
