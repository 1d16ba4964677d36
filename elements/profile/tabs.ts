import type { Profile } from '../../src/api/profile.types.ts';
import { isChild } from '../../src/session/session.ts';
import type { User } from '../../src/session/user.types.ts';

export type Tab = 'user' | 'favourites' | 'shows' | 'children' | 'rrss';

/** In the order of the menu; `rrss` has no place in it (SOC-09). */
export const menuTabs = ['user', 'favourites', 'shows', 'children'] as const satisfies readonly Tab[];

/** Names of their routes in the configuration, and where they are unless it says otherwise (ROUTE-15, ROUTE-18..20). */
const routes: Readonly<Record<(typeof menuTabs)[number], [name: string, path: string]>> = {
  user: ['profile-user', '/perfil/meu-perfil'],
  favourites: ['profile-contents', '/perfil/continguts-guardats'],
  shows: ['profile-shows', '/perfil/programes-preferits'],
  children: ['profile-childs', '/perfil/els-meus-fills-i-filles'],
};

/** The site for who learns the language. */
export const LANGUAGE_SITE = 'apunts';

/** Came in by a network: it has no password here (SOC-08). */
export const isSocial = ({ type }: User): boolean =>
  ['rrss', 'social', 'facebook', 'google', 'twitter', 'apple'].includes(type ?? '');

/** Tests whether there is a password to be changed, as far as is known (PROF-22): a tutor may come by a network, too. */
export const hasPassword = (user: User, profile: Profile | null): boolean =>
  !isSocial(user) && profile?.hasPassword !== false;

/** The tabs of a visitor on a site (PROF-06..08, PROF-39). */
export function tabsFor(user: User, site: string): readonly (typeof menuTabs)[number][] {
  return menuTabs.filter((tab) => {
    if (isChild(user)) return tab === 'favourites' || tab === 'shows';
    return site !== LANGUAGE_SITE || tab === 'user' || tab === 'favourites';
  });
}

/** The tab to be seen where another was asked for that is not for this visitor (PROF-39, PROF-49). */
export function allowedTab(asked: Tab, user: User, site: string): Tab {
  if (asked === 'rrss') return isSocial(user) ? 'rrss' : allowedTab('user', user, site);
  if ((tabsFor(user, site) as readonly Tab[]).includes(asked)) return asked;
  return isChild(user) ? 'shows' : 'user';
}

/** Address of a tab, on the same site as the page. */
export function tabAddress(
  tab: Tab,
  known: Readonly<Record<string, string>>,
  asked = new URLSearchParams(location.search).get('site'),
): string {
  const [name, path] = routes[tab === 'rrss' ? 'user' : tab];
  const address = known[name] ?? path;
  return asked === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}site=${encodeURIComponent(asked)}`;
}

const firstFields = ['name', 'surname', 'birthdate'] as const;

/** Required fields that a social login did not supply (SOC-09). */
export const missingData = (profile: Profile): (typeof firstFields)[number][] =>
  firstFields.filter((name) => !profile[name]);
