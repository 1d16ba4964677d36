import { texts as loginTexts } from '../../../../elements/login/login.texts.ts';
import { texts } from '../../../../src/forms/form/forms.texts.ts';
import { html } from '../../../../src/server/html.ts';
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
  /** A pair stands in one row where there is room. */
  fields: (FieldOutline | [FieldOutline, FieldOutline])[];
  /** What has to be agreed to. */
  terms?: string;
  hasCaptcha?: boolean;
  button: string;
  /** Said where the form cannot work. */
  without: string;
}

function fieldShape({ label, hint, isOptional }: FieldOutline): string {
  return html`<p class="field-shape"><b>${label}!${isOptional ? html` <small>${texts['form.optional']}</small>` : ''}</b>!${hint === undefined ? '' : html`<small>${hint}</small>`}<i></i></p>`;
}

function row(field: Outline['fields'][number]): string {
  return Array.isArray(field)
    ? html`<div class="pair-shape">!${field.map(fieldShape)}</div>`
    : fieldShape(field);
}

/** The places of the buttons that log in by a network. @param labels what they say */
export function networkShapes(labels: string[]): string {
  if (labels.length === 0) return '';
  const shapes = labels.map(
    (label) => html`<span class="ap-button ap-quiet"><i></i><span>${label}</span></span>`,
  );
  return html`<div class="form-shape" aria-hidden="true"><p class="or-shape">${loginTexts['login.or']}</p><div class="networks-shape">!${shapes}</div></div>`;
}

/** Links that work in any case; those of the form stand in the same place. */
export const otherWays = (page: Page, ways: Way[]): string =>
  ways
    .map(
      ({ question = '', title, href }) =>
        html`<p class="way">${question} <a href="${link(page, href)}">${title}</a></p>`,
    )
    .join('');

/**
 * What a tag holds until its form is there, and for ever where it cannot be: the form's outline keeps its place while
 * it is on the way, since forms speak with a JSON API; a kind word stands there without JavaScript.
 */
export function formOutline(page: Page, outline: Outline): string {
  const { fields, terms, button, without } = outline;
  const hasCaptcha = outline.hasCaptcha && page.forms.captcha?.provider !== 'none';
  return html`<div class="form-outline">
    <div class="form-shape" aria-hidden="true">
      !${fields.map(row)}
      !${terms === undefined ? '' : html`<p class="check-shape"><i></i><span>${terms}</span></p>`}
      !${hasCaptcha ? html`<p class="proof-shape">${texts['captcha.waiting']}</p>` : ''}
      <span class="ap-button">${button}</span>
    </div>
    <p class="form-without">${without}</p>
  </div>`;
}
