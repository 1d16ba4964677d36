import type { SiteName } from './sites.ts';

export interface ProfileTab {
  /** Name of its route in the configuration (ROUTE-36). */
  route: string;
  path: string;
  title: string;
  /** What will be there, said to an adult. */
  text: string;
  /** The same for a child; without it the tab is none of children's (PROF-06, PROF-08). */
  childText?: string;
  /** Sites that have it. */
  sites: readonly SiteName[];
}

/** The four routes of the profile, in the order of its menu (ROUTE-15, ROUTE-18..21). */
export const profileTabs: readonly ProfileTab[] = [
  {
    route: 'profile-user',
    path: '/perfil/meu-perfil',
    title: 'El meu perfil',
    text: 'Ací podreu canviar les vostres dades i la contrasenya. Encara estem muntant esta part.',
    sites: ['apunt', 'lacolla', 'apunts'],
  },
  {
    route: 'profile-contents',
    path: '/perfil/continguts-guardats',
    title: 'Continguts guardats',
    text: 'Ací tindreu les notícies, els vídeos i els àudios que guardeu. Encara estem muntant esta part.',
    childText: 'Ací tindràs els jocs i els vídeos que guardes. Encara ho estem muntant.',
    sites: ['apunt', 'lacolla', 'apunts'],
  },
  {
    route: 'profile-shows',
    path: '/perfil/programes-preferits',
    title: 'Programes preferits',
    text: 'Ací tindreu a mà els programes que seguiu. Encara estem muntant esta part.',
    childText: 'Ací tindràs els teus programes. Encara ho estem muntant.',
    sites: ['apunt', 'lacolla'],
  },
  {
    route: 'profile-childs',
    path: '/perfil/els-meus-fills-i-filles',
    title: 'Els meus fills i filles',
    text: 'Ací gestionareu els carnets i els PIN de les vostres criatures. Encara estem muntant esta part.',
    sites: ['apunt', 'lacolla'],
  },
];

/** Route table keyed by name, for the widgets' configuration (ROUTE-36). */
export const profileRoutes: Record<string, string> = Object.fromEntries(
  profileTabs.map(({ route, path }) => [route, path]),
);
