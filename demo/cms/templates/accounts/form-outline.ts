import { texts as loginTexts } from '../../../../elements/login/login.texts.ts';
import { texts } from '../../../../src/forms/form/forms.texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { link, type Page } from '../page.ts';

interface FieldOutline {
  label: string;
  hint?: string;
  isOptional?: boolean;
}

interface Way {
  question?: string;
  title: string;
  href: string;
}

interface Outline {
  /** Fields of the form; a pair shares one row if the space allows. */
  fields: (FieldOutline | [FieldOutline, FieldOutline])[];
  /** Terms that require agreement. */
  terms?: string;
  hasCaptcha?: boolean;
  button: string;
  /** Text shown if the form cannot work. */
  without: string;
}

function fieldShape({ label, hint, isOptional }: FieldOutline): SafeHtml {
  return html`<p class="field-shape"><b>${label}${isOptional ? html` <small>${texts['form.optional']}</small>` : ''}</b>${hint === undefined ? '' : html`<small>${hint}</small>`}<i></i></p>`;
}

function row(field: Outline['fields'][number]): SafeHtml {
  return Array.isArray(field)
    ? html`<div class="pair-shape">${field.map(fieldShape)}</div>`
    : fieldShape(field);
}

/** Returns placeholders of the buttons for social logins. @param labels labels of the buttons */
export function networkShapes(labels: string[]): SafeHtml | '' {
  if (labels.length === 0) return '';
  const shapes = labels.map(
    (label) => html`<span class="ap-button ap-quiet"><i></i><span>${label}</span></span>`,
  );
  return html`<div class="form-shape" aria-hidden="true"><p class="or-shape">${loginTexts['login.or']}</p><div class="networks-shape">${shapes}</div></div>`;
}

/** Links that also work without a script; the form's own links replace them in the same place. */
export const otherWays = (page: Page, ways: Way[]): SafeHtml[] =>
  ways.map(
    ({ question = '', title, href }) =>
      html`<p class="way">${question} <a href="${link(page, href)}">${title}</a></p>`,
  );

/**
 * Renders the placeholder of a form until its widget is ready. The outline reserves the space of the form, since
 * forms use a JSON API. Without JavaScript it shows a text instead.
 */
export function formOutline(page: Page, outline: Outline): SafeHtml {
  const { fields, terms, button, without } = outline;
  const hasCaptcha = outline.hasCaptcha && page.forms.captcha?.provider !== 'none';
  return html`<div class="form-outline">
    <div class="form-shape" aria-hidden="true">
      ${fields.map(row)}
      ${terms === undefined ? '' : html`<p class="check-shape"><i></i><span>${terms}</span></p>`}
      ${hasCaptcha ? html`<p class="proof-shape">${texts['captcha.waiting']}</p>` : ''}
      <span class="ap-button">${button}</span>
    </div>
    <p class="form-without">${without}</p>
  </div>`;
}
