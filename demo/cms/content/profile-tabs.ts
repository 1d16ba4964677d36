import type { SiteName } from './sites.ts';

export interface ProfileTab {
  /** Value of the widget's attribute `tab` (PROF-01). */
  tab: 'user' | 'favourites' | 'shows' | 'children';
  /** Name of the tab's route in the configuration (ROUTE-36). */
  route: string;
  path: string;
  title: string;
  /** Description for an adult without scripts. */
  text: string;
  /** Description for a child; without it children do not have the tab (PROF-06, PROF-08). */
  childText?: string;
  /** Sites that have the tab (PROF-07, PROF-08). */
  sites: readonly SiteName[];
}

const user: ProfileTab = {
  tab: 'user',
  route: 'profile-user',
  path: '/perfil/meu-perfil',
  title: 'El meu perfil',
  text: 'Ací es canvien les vostres dades i la contrasenya. Per a fer-ho cal un navegador amb JavaScript.',
  sites: ['apunt', 'lacolla', 'apunts'],
};

const shows: ProfileTab = {
  tab: 'shows',
  route: 'profile-shows',
  path: '/perfil/programes-preferits',
  title: 'Programes preferits',
  text: 'Ací teniu a mà els programes que seguiu. Per a vore’ls cal un navegador amb JavaScript.',
  childText:
    'Ací tens els teus programes. Per a vore’ls cal un navegador amb JavaScript: demana ajuda a casa.',
  sites: ['apunt', 'lacolla'],
};

/** The four routes of the profile, in the order of its menu (ROUTE-15, ROUTE-18..21). */
export const profileTabs: readonly ProfileTab[] = [
  user,
  {
    tab: 'favourites',
    route: 'profile-contents',
    path: '/perfil/continguts-guardats',
    title: 'Continguts guardats',
    text: 'Ací teniu les notícies, els vídeos i els àudios que guardeu. Per a vore’ls cal un navegador amb JavaScript.',
    childText:
      'Ací tens els vídeos que guardes. Per a vore’ls cal un navegador amb JavaScript: demana ajuda a casa.',
    sites: ['apunt', 'lacolla', 'apunts'],
  },
  shows,
  {
    tab: 'children',
    route: 'profile-childs',
    path: '/perfil/els-meus-fills-i-filles',
    title: 'Els meus fills i filles',
    text: 'Ací es gestionen els carnets i els PIN de les vostres criatures. Per a fer-ho cal un navegador amb JavaScript.',
    sites: ['apunt', 'lacolla'],
  },
];

/** Route table keyed by name, for the widgets' configuration (ROUTE-36). */
export const profileRoutes: Record<string, string> = Object.fromEntries(
  profileTabs.map(({ route, path }) => [route, path]),
);

/** Returns the tabs that a visitor may see on a site (PROF-06..08, PROF-39). */
export function profileTabsFor(site: SiteName, isChild: boolean): ProfileTab[] {
  return profileTabs.filter(
    ({ sites, childText }) => sites.includes(site) && (!isChild || childText !== undefined),
  );
}

/** Returns the requested tab, or another if the visitor may not see it (PROF-39, PROF-49). */
export function allowedProfileTab(asked: ProfileTab, site: SiteName, isChild: boolean): ProfileTab {
  if (profileTabsFor(site, isChild).includes(asked)) return asked;
  return isChild ? shows : user;
}
