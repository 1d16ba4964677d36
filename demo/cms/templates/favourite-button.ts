import { html } from 'ghtml';
import { icon } from './icon.ts';
import { link, type Page } from './page.ts';

/** `<ap-favourite-button>` of a card: without the script there is only its place. */
export function favouriteButton(kind: 'content' | 'show', id: string | undefined, label: string): string {
  if (id === undefined) return '';
  return html`<ap-favourite-button kind="${kind}" content-id="${id}" label="${label}"></ap-favourite-button>`;
}

/** The same on the content's own page, where a link to what one has saved is of use without the script too. */
export function favouriteButtonWithLink(
  page: Page,
  kind: 'content' | 'show',
  id: string | undefined,
  label: string,
): string {
  if (id === undefined) return '';
  const [path, name] =
    kind === 'content'
      ? ['/perfil/continguts-guardats', 'Els vostres continguts guardats']
      : ['/perfil/programes-preferits', 'Els vostres programes preferits'];
  return html`<ap-favourite-button kind="${kind}" content-id="${id}" label="${label}"><a class="ap-favourite" href="${link(page, path)}">!${icon('heart')}<span class="ap-visually-hidden">${name}</span></a></ap-favourite-button>`;
}
