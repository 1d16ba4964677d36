import { texts as formTexts } from '../../../../elements/ugc-form/ugc-form.texts.ts';
import { fill } from '../../../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { Call } from '../../../api/participation/calls.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';
import { texts } from './call.texts.ts';
import { type Attempt, callForm, callList, callPath } from './call.ts';

/** `/participa/{ugcId}`: the call, its form, and links to the other calls (ROUTE-30). */
export function callPage(page: Page, call: Call, calls: readonly Call[], attempt: Attempt = {}): SafeHtml {
  const others = calls.filter(({ id }) => id !== call.id);
  const { title, text } = call;
  const main = html`<div class="wrap"><div class="narrow">
    <p class="kicker">${texts['call.kicker']}</p>
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="sheet">${callForm(page, call, attempt)}</div>
    ${
      others.length > 0 &&
      html`<aside class="part" aria-labelledby="more-calls"><h2 class="part-title" id="more-calls">${texts['call.more']}</h2>${callList(page, others)}</aside>`
    }
  </div></div>`;
  const description = fill(texts['call.description'], { title });
  return layout(page, { title, description, path: callPath(call), isAccount: true, main });
}

/** Confirmation after the server's form was sent. */
export function callSentPage(page: Page, call: Call): SafeHtml {
  const title = formTexts['ugc.thanks-title'];
  const main = html`<div class="wrap"><div class="narrow">
    <p class="kicker">${call.title}</p>
    <h1>${title}</h1>
    <p class="lead">${formTexts['ugc.thanks-text']}</p>
    <p class="actions"><a class="ap-button" href="${link(page, page.site.home)}">${texts['call.home']}</a></p>
  </div></div>`;
  return layout(page, { title, description: formTexts['ugc.thanks-text'], main });
}
