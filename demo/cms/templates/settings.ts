import { configTag } from '../../../elements/config/config.server.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import { supportEmails } from '../content/accounts.ts';
import { defaultPictures } from '../content/default-pictures.ts';
import { demoAccount, demoPolicyKey } from '../content/media-library.ts';
import { profileRoutes } from '../content/profile-tabs.ts';
import { imageOf } from '../pictures/clip.ts';
import { consentCookie, hasAds } from './ads.ts';
import type { Page } from './page.ts';

/** Settings that only the account pages require. */
const accountSettings = ({ site, forms: { captcha, socialClients = {}, uploadHosts } }: Page) => ({
  captchaProvider: captcha?.provider,
  captchaKey: captcha?.key,
  uploadHosts,
  socialClients: Object.keys(socialClients).length > 0 ? socialClients : undefined,
  routes: profileRoutes,
  defaultImage: imageOf(defaultPictures[site.name]).src,
});

/**
 * Settings of all widgets on the page (SITE-14). Addresses omit the base path, since the widgets prepend it. They are
 * included only if they differ from the library's defaults.
 */
export function settings(page: Page, isAccount = false): SafeHtml {
  const { site, basePath } = page;
  const isMain = site.name === 'apunt';
  return configTag({
    site: site.name,
    basePath: basePath || undefined,
    supportEmail: supportEmails[site.name],
    videoApi: '/playback/v1',
    videoAccount: demoAccount,
    videoKey: demoPolicyKey,
    videoFrames: '/reproductors',
    mapStyle: '/assets/mapa.json',
    ...(hasAds(page) && { adUrl: '/anuncis', adConsentCookie: consentCookie }),
    geocoderUrl: '/api/front/geocoder',
    loginUrl: isMain ? undefined : site.login.href,
    registerUrl: isMain ? undefined : site.register,
    profileUrl: isMain ? undefined : site.profile,
    ...(isAccount && accountSettings(page)),
    ...page.widgetConfig,
    // whatever the operator sets, the club has no ads
    ...(!hasAds(page) && { adUrl: undefined }),
    content: '',
  });
}
