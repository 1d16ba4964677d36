import type { MenuLink } from '../../../src/ui/link-menu.types.ts';

/** The three sites of the broadcaster (SITE-03, SITE-13). */
export type SiteName = 'apunt' | 'lacolla' | 'apunts';

/** Entry link of the header for anonymous visitors. */
export interface Door {
  title: string;
  href: string;
  /** True if the link leads to a login, and afterwards back to the page. */
  isLogin: boolean;
}

export interface SiteInfo {
  name: SiteName;
  wordmark: string;
  /** Name of the site in titles. */
  title: string;
  /** Description of the site, in one line. */
  tagline: string;
  home: string;
  /** Addresses without the base path. */
  navigation: readonly MenuLink[];
  /** Files of the site's display font, in /assets/fonts. */
  displayFont: string;
  /** Background of each theme; the browser also uses it for its own interface. */
  themeColor: { light: string; dark: string };
  /** Labels of the site's search: adults are addressed as *vós*, children as *tu*. */
  search: string;
  searchLabel: string;
  /** Links that the header offers to anonymous visitors (SITE-06). */
  doors: Door[];
  login: { title: string; href: string };
  /** Paths of the site's registration page and profile page. */
  register: string;
  profile: string;
}

export const sites: Record<SiteName, SiteInfo> = {
  apunt: {
    name: 'apunt',
    wordmark: 'apunt',
    title: 'Apunt',
    tagline: 'la ràdio i televisió de tots',
    home: '/',
    navigation: [
      {
        title: 'Notícies',
        href: '/noticies',
        children: [
          {
            title: 'La ciutat ompli de música els patis',
            href: '/noticies/la-ciutat-ompli-de-musica-els-patis',
          },
          { title: 'Enquesta dels patis', href: '/enquestes/1' },
          { title: 'Blogs', href: '/blogs' },
          { title: 'Activitats', href: '/activitats' },
        ],
      },
      { title: 'Directes', href: '/directes' },
      {
        title: 'A la carta',
        href: '/a-la-carta',
        children: [
          { title: 'Vídeos: com es fa un far', href: '/videos/com-es-fa-un-far' },
          { title: 'Àudios: diccionari de la pluja', href: '/audios/diccionari-de-la-pluja' },
        ],
      },
      { title: 'Programes', href: '/programes' },
      { title: 'El temps', href: '/el-temps' },
      { title: 'La Colla', href: '/lacolla' },
      { title: 'Apunts', href: '/apunts' },
    ],
    displayFont: 'bricolage-grotesque',
    themeColor: { light: '#fffdf9', dark: '#17131c' },
    search: 'Cerqueu',
    searchLabel: 'Què voleu cercar?',
    doors: [
      { title: 'Inicieu la sessió', href: '/acces', isLogin: true },
      { title: 'Registreu-vos', href: '/registre?site=apunt', isLogin: false },
    ],
    login: { title: 'Inicieu la sessió', href: '/acces' },
    register: '/registre?site=apunt',
    profile: '/perfil/meu-perfil',
  },
  lacolla: {
    name: 'lacolla',
    wordmark: 'lacolla',
    title: 'La Colla',
    tagline: 'el club infantil d’Apunt',
    home: '/lacolla',
    navigation: [
      { title: 'Jocs', href: '/lacolla/jocs' },
      { title: 'Vídeos', href: '/lacolla/videos' },
      { title: 'Fes-te’n', href: '/registre' },
    ],
    displayFont: 'fredoka',
    themeColor: { light: '#fffbef', dark: '#1b0f38' },
    search: 'Cerca',
    searchLabel: 'Què vols cercar?',
    doors: [
      { title: 'Entra en el club', href: '/acces?site=lacolla', isLogin: true },
      { title: 'Accés de persones adultes', href: '/acces-adults', isLogin: true },
    ],
    login: { title: 'Entra', href: '/acces?site=lacolla' },
    register: '/registre',
    profile: '/perfil/meu-perfil?site=lacolla',
  },
  apunts: {
    name: 'apunts',
    wordmark: 'apunts',
    title: 'Apunts',
    tagline: 'valencià amb la ràdio i la televisió',
    home: '/apunts',
    navigation: [
      { title: 'Lliçons', href: '/apunts/llicons' },
      { title: 'Escolteu', href: '/apunts/escolteu' },
      { title: 'Paraula del dia', href: '/apunts/paraula' },
    ],
    displayFont: 'literata',
    themeColor: { light: '#f8fbf6', dark: '#0f1a15' },
    search: 'Cerqueu',
    searchLabel: 'Què voleu cercar?',
    doors: [
      { title: 'Inicieu la sessió', href: '/acces?site=apunts', isLogin: true },
      { title: 'Registreu-vos', href: '/registre?site=apunts', isLogin: false },
    ],
    login: { title: 'Inicieu la sessió', href: '/acces?site=apunts' },
    register: '/registre?site=apunts',
    profile: '/perfil/meu-perfil?site=apunts',
  },
};

export function isSiteName(value: unknown): value is SiteName {
  return typeof value === 'string' && Object.hasOwn(sites, value);
}
