import type { WrittenOf } from '../../src/element/contract.ts';
import { texts as formTexts } from '../../src/forms/form/forms.texts.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { contract } from './contact-form.element.ts';
import { texts } from './contact-form.texts.ts';
import { subjectsIn } from './subjects.ts';

/** Submitted values by field name. */
export type Typed = Readonly<Partial<Record<'name' | 'email' | 'subject' | 'text', string>>> & {
  readonly commercial?: boolean;
};

export interface ContactFormData extends Common, WrittenOf<typeof contract> {
  /**
   * Address of the form without a script. It receives `name`, `email`, `subject`, `text`, `terms` and `commercial`.
   */
  action: string;
  /** Address of the terms. */
  terms: string;
  /** Rejected values, and the reason. */
  typed?: Typed;
  problem?: string | undefined;
  /** Html in the slots. */
  slots?: SafeHtml;
}

/** `<ap-contact-form>` with a form that works without a script; the widget takes over the typed values. */
export function contactFormTag(data: ContactFormData): SafeHtml {
  const { action, terms, typed = {}, problem, slots, ...attributes } = data;
  const [before, after] = texts['contact.terms'].split('{privacy}');
  return tag(
    contract,
    attributes,
    html`${slots}
  <form class="ap-server-form" method="post" action="${action}">
    ${problem && html`<p class="ap-alert" role="alert">${problem}</p>`}<label class="ap-server-field"><b>${texts['contact.name']}</b><input name="name" autocomplete="name" maxlength="100" value="${typed.name ?? ''}" required></label>
    <label class="ap-server-field"><b>${texts['contact.email']}</b><small>${texts['contact.email-hint']}</small><input name="email" type="email" autocomplete="email" value="${typed.email ?? ''}" required></label>
    <label class="ap-server-field"><b>${texts['contact.subject']}</b>${subjectField(subjectsIn(data.subjects), typed.subject ?? '')}</label>
    <label class="ap-server-field"><b>${texts['contact.text']}</b><textarea name="text" rows="5" maxlength="5000" required>
${typed.text ?? ''}</textarea></label>
    <label class="ap-server-check"><input name="terms" type="checkbox" required><span>${before}<a href="${terms}" target="_blank" rel="noopener">${texts['contact.terms-link']}</a>${after}</span></label>
    <label class="ap-server-check"><input name="commercial" type="checkbox"${typed.commercial && ' checked'}><span>${texts['contact.commercial']}</span></label>
    <p class="ap-server-proof" hidden>${formTexts['captcha.waiting']}</p>
    <button type="submit" class="ap-button">${texts['contact.submit']}</button>
  </form>
`,
  );
}

function subjectField(subjects: readonly string[], typed: string): SafeHtml {
  if (subjects.length === 0) return html`<input name="subject" maxlength="100" value="${typed}" required>`;
  const options = ['', ...subjects].map(
    (one) =>
      html`<option value="${one}"${one === typed && ' selected'}>${one || texts['contact.choose']}</option>`,
  );
  return html`<select name="subject" required>${options}</select>`;
}

export const sample: ContactFormData = {
  action: '/contacte',
  terms: '/politica-de-privacitat',
};
