import { favouriteButtonTag } from '../../../elements/favourite-button/favourite-button.server.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import { icon } from './icon.ts';
import { link, type Page } from './page.ts';

/** Favourite button of a content or programme; empty if it cannot be saved. */
export function favouriteButton(
  page: Page,
  kind: 'content' | 'show',
  contentId: string | undefined,
  label: string,
): SafeHtml | '' {
  if (contentId === undefined) return '';
  const { href, title } = page.site.login;
  const login = { href: link(page, href), title };
  return favouriteButtonTag({ kind, contentId, label, login, icon: icon('heart') });
}
