import { fill } from '../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './favourite-button.element.ts';
import { texts } from './server.texts.ts';

export interface FavouriteButtonData {
  kind?: 'content' | 'show' | undefined;
  contentId: string;
  /** Title of the saved item. */
  label: string;
  /** Address and text of the login link. */
  login: { href: string; title: string };
  /** Html of the heart icon, which is decorative. */
  icon: SafeHtml;
}

/** Renders `<ap-favourite-button>` with a login link that stands in for the widget. */
export function favouriteButtonTag({ kind, contentId, label, login, icon }: FavouriteButtonData): SafeHtml {
  return tag(
    contract,
    { kind, contentId, label },
    html`<a class="ap-favourite" href="${login.href}">${icon}<span class="ap-visually-hidden">${fill(texts['favourite.log-in'], { title: login.title, label })}</span></a>`,
  );
}

export const sample: FavouriteButtonData = {
  contentId: 'c5',
  label: 'Com es fa un far',
  login: { href: '/acces', title: 'Inicieu la sessió' },
  icon: html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5"/></svg>`,
};
