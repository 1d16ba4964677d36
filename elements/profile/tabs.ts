import type { Profile } from '../../src/api/profile.types.ts';
import { isChild } from '../../src/session/session.ts';
import type { User } from '../../src/session/user.types.ts';

export type Tab = 'user' | 'favourites' | 'shows' | 'children' | 'rrss';

/** Tabs in menu order; `rrss` is not in the menu (SOC-09). */
export const menuTabs = ['user', 'favourites', 'shows', 'children'] as const satisfies readonly Tab[];

/** Route names in the configuration, with default paths (ROUTE-15, ROUTE-18..20). */
const routes: Readonly<Record<(typeof menuTabs)[number], [name: string, path: string]>> = {
  user: ['profile-user', '/perfil/meu-perfil'],
  favourites: ['profile-contents', '/perfil/continguts-guardats'],
  shows: ['profile-shows', '/perfil/programes-preferits'],
  children: ['profile-childs', '/perfil/els-meus-fills-i-filles'],
};

/** Site for learners of the language. */
export const LANGUAGE_SITE = 'apunts';

/** Tests for an account of a social login, which has no password here (SOC-08). */
export const isSocial = ({ type }: User): boolean =>
  ['rrss', 'social', 'facebook', 'google', 'twitter', 'apple'].includes(type ?? '');

/** Tests for a password to change, as far as known (PROF-22). A tutor may also use a social login. */
export const hasPassword = (user: User, profile: Profile | null): boolean =>
  !isSocial(user) && profile?.hasPassword !== false;

/** Tabs that a user has on a site (PROF-06..08, PROF-39). */
export function tabsFor(user: User, site: string): readonly (typeof menuTabs)[number][] {
  return menuTabs.filter((tab) => {
    if (isChild(user)) return tab === 'favourites' || tab === 'shows';
    return site !== LANGUAGE_SITE || tab === 'user' || tab === 'favourites';
  });
}

/** The requested tab, or else the default for users who may not see it (PROF-39, PROF-49). */
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
