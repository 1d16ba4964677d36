import { texts as terms } from '../../src/account/forms/terms.texts.ts';
import type { WrittenOf } from '../../src/element/contract.ts';
import { texts as formTexts } from '../../src/forms/form/forms.texts.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { contract } from './ugc-form.element.ts';
import { texts } from './ugc-form.texts.ts';

/** Values typed into the server form. */
interface Typed {
  name?: string;
  email?: string;
  text?: string;
}

export interface UgcFormData extends Common, WrittenOf<typeof contract> {
  /**
   * Address of a text form without a script. It receives the fields of API-31: `name`, `email`, `text`,
   * `checkPrivacyPolicy` and `checkCommercialCommunications`. Absent when a login or a file is required.
   */
  action?: string | undefined;
  /** Login address, when a login is required. */
  login?: string | undefined;
  /** Rejected values, and the reason. */
  typed?: Typed;
  problem?: string | undefined;
  /** Html in the slots. */
  slots?: SafeHtml;
}

/** Renders `<ap-ugc-form>` with a text form for pages without script, the login link, or why neither is possible. */
export function ugcFormTag(data: UgcFormData): SafeHtml {
  const { action, login, typed, problem, slots, ...attributes } = data;
  const content =
    action !== undefined
      ? formOf({ ...data, action })
      : login !== undefined
        ? html`
  <p>${texts['ugc.paywall']}</p>
  <a class="ap-button" href="${login}">${texts['ugc.enter']}</a>`
        : html`
  <p>${texts['ugc.needs-script']}</p>`;
  return tag(contract, attributes, html`${slots}${content}\n`);
}

function formOf({ action, typed = {}, problem, privacyUrl }: UgcFormData & { action: string }): SafeHtml {
  const { name = '', email = '', text = '' } = typed;
  const [before, after] = texts['ugc.privacy'].split('{privacy}');
  const privacy = privacyUrl ?? contract.attributes.privacyUrl.default;
  return html`
  <form class="ap-server-form" method="post" action="${action}">
    ${problem && html`<p class="ap-alert" role="alert">${problem}</p>`}
    <label class="ap-server-field"><b>${texts['ugc.name']}</b><input name="name" autocomplete="given-name" value="${name}" required></label>
    <label class="ap-server-field"><b>${texts['ugc.email']}</b><small>${texts['ugc.email-hint']}</small><input name="email" type="email" autocomplete="email" value="${email}" required></label>
    <label class="ap-server-field"><b>${texts['ugc.question']}</b><textarea name="text" rows="5" required>
${text}</textarea></label>
    <label class="ap-server-check"><input name="checkPrivacyPolicy" type="checkbox" value="true" required><span>${before}<a href="${privacy}" target="_blank" rel="noopener">${terms['register.privacy-link']}</a>${after}</span></label>
    <label class="ap-server-check"><input name="checkCommercialCommunications" type="checkbox" value="true"><span>${texts['ugc.commercial']}</span></label>
    <p class="ap-server-proof" hidden>${formTexts['captcha.waiting']}</p>
    <button type="submit" class="ap-button">${texts['ugc.submit']}</button>
  </form>`;
}

export const sample: UgcFormData = {
  ugcId: '1',
  login: '/acces',
  slots: html`
  <h2 slot="question">Què li preguntaríeu a la directora de l’orquestra?</h2>
  <strong slot="logo">apunt</strong>`,
};
