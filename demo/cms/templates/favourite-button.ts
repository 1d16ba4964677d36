import { html } from 'ghtml';
import { icon } from './icon.ts';
import { link, type Page } from './page.ts';

/** `<ap-favourite-button>` with the link that stands for it until somebody who is not logged in presses it. */
export function favouriteButton(
  page: Page,
  kind: 'content' | 'show',
  id: string | undefined,
  label: string,
): string {
  if (id === undefined) return '';
  const { href, title } = page.site.login;
  const name = `${title} per a guardar «${label}»`;
  return html`<ap-favourite-button kind="${kind}" content-id="${id}" label="${label}"><a class="ap-favourite" href="${link(page, href)}" aria-label="${name}">!${icon('heart')}</a></ap-favourite-button>`;
}
