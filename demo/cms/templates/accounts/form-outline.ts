import { html } from 'ghtml';
import { supportEmails } from '../../content/accounts.ts';
import { link, type Page } from '../page.ts';

interface FieldOutline {
  label: string;
  hint?: string | undefined;
}

export interface Outline {
  fields: FieldOutline[];
  button: string;
  /** What must not be missed above the fields. */
  notice?: string | undefined;
  /** What is said where the form cannot work, and the links that do. */
  without: { text: string; links: { title: string; href: string }[]; write?: string };
}

function fieldShape({ label, hint }: FieldOutline): string {
  return html`<p class="field-shape"><b>${label}</b>!${hint === undefined ? '' : html`<small>${hint}</small>`}<i></i></p>`;
}

/**
 * What a tag holds until its form is there, and for ever where it cannot be: the form's outline keeps its place while
 * it is on the way, since forms speak with a JSON API; a kind word and links that work stand there without JavaScript.
 */
export function formOutline(page: Page, { fields, button, notice, without }: Outline): string {
  const mail = supportEmails[page.site.name];
  return html`<div class="form-outline">
    !${notice === undefined ? '' : html`<p class="confirmation" role="status">${notice}</p>`}
    <div class="form-shape" aria-hidden="true">
      !${fields.map(fieldShape)}
      <p><span class="ap-button">${button}</span></p>
    </div>
    <div class="form-without">
      <p>${without.text}</p>
      <ul class="plain">
        !${without.links.map(({ title, href }) => html`<li><a href="${link(page, href)}">${title}</a></li>`)}
        <li>${without.write ?? 'Escriviu-nos a'} <a href="mailto:${mail}">${mail}</a></li>
      </ul>
    </div>
  </div>`;
}
