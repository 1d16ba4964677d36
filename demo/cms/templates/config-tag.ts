import { html } from 'ghtml';
import { supportEmails } from '../content/accounts.ts';
import { defaultPictures } from '../content/default-pictures.ts';
import { profileRoutes } from '../content/profile-tabs.ts';
import { imageOf } from '../pictures/clip.ts';
import type { Page } from './page.ts';

/** What only the pages of accounts ask for. */
function accountAttributes({
  site,
  forms: { captcha, socialClients = {} },
}: Page): Record<string, string | undefined> {
  const hasClients = Object.keys(socialClients).length > 0;
  return {
    'captcha-provider': captcha?.provider,
    'captcha-key': captcha?.key,
    'social-clients': hasClients ? JSON.stringify(socialClients) : undefined,
    routes: JSON.stringify(profileRoutes),
    'default-image': imageOf(defaultPictures[site.name]).src,
  };
}

/**
 * `<ap-config>`, which every widget of the page reads (SITE-14). Addresses are written without the base path,
 * since the widgets put it before them, and only where the site's differ from the library's own.
 */
export function configTag(page: Page, isAccount = false): string {
  const { site, basePath } = page;
  const isMain = site.name === 'apunt';
  const attributes: Record<string, string | undefined> = {
    'base-path': basePath || undefined,
    'support-email': supportEmails[site.name],
    'login-url': isMain ? undefined : site.login.href,
    'register-url': isMain ? undefined : site.register,
    'profile-url': isMain ? undefined : site.profile,
    ...(isAccount && accountAttributes(page)),
  };
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` ${name}="${value}"`);
  return html`<ap-config site="${site.name}"!${written}></ap-config>`;
}
