import type { ContentKind } from './content.types.ts';
import type { SiteName } from './sites.ts';

/** A page with all that there is of some kinds. */
export interface List {
  /** Without the base path. */
  path: string;
  site: SiteName;
  title: string;
  lead: string;
  kinds: readonly ContentKind[];
}

export const lists: readonly List[] = [
  {
    path: '/noticies',
    site: 'apunt',
    title: 'Notícies',
    lead: 'El que passa, explicat des de prop.',
    kinds: ['news'],
  },
  {
    path: '/a-la-carta',
    site: 'apunt',
    title: 'A la carta',
    lead: 'Vídeos i àudios, quan vulgueu.',
    kinds: ['video', 'audio'],
  },
  {
    path: '/programes',
    site: 'apunt',
    title: 'Programes',
    lead: 'Tot el que fem en la ràdio i en la televisió.',
    kinds: ['programme'],
  },
  {
    path: '/blogs',
    site: 'apunt',
    title: 'Veus',
    lead: 'Mirades amb nom i cognoms.',
    kinds: ['blog'],
  },
  {
    path: '/activitats',
    site: 'apunt',
    title: 'Activitats',
    lead: 'Per a eixir de casa, amb família o sense.',
    kinds: ['activity'],
  },
  {
    path: '/lacolla/jocs',
    site: 'lacolla',
    title: 'Juga i inventa',
    lead: 'Tria’n un i comença: ací res no es trenca.',
    kinds: ['game'],
  },
  {
    path: '/lacolla/videos',
    site: 'lacolla',
    title: 'Mira',
    lead: 'Vídeos per a xiquetes i xiquets curiosos.',
    kinds: ['video'],
  },
  {
    path: '/apunts/llicons',
    site: 'apunts',
    title: 'Lliçons',
    lead: 'Menys d’un quart d’hora cada una.',
    kinds: ['lesson'],
  },
  {
    path: '/apunts/escolteu',
    site: 'apunts',
    title: 'Escolteu',
    lead: 'Ràdio per a fer orella.',
    kinds: ['audio'],
  },
];
