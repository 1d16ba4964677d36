import type { ContentKind } from './content.types.ts';

/** Page with all contents of some kinds; its address has no base path. */
export type List = readonly [path: string, kinds: readonly ContentKind[], title: string, lead: string];

export const lists: readonly List[] = [
  ['/noticies', ['news'], 'Notícies', 'El que passa, explicat des de prop.'],
  ['/a-la-carta', ['video', 'audio', 'gallery'], 'A la carta', 'Vídeos, àudios i galeries, quan vulgueu.'],
  ['/lacolla/jocs', ['game'], 'Juga i inventa', 'Tria’n un i comença: ací res no es trenca.'],
  ['/lacolla/videos', ['video'], 'Mira', 'Vídeos per a xiquetes i xiquets curiosos.'],
  ['/apunts/llicons', ['lesson'], 'Lliçons', 'Menys d’un quart d’hora cada una.'],
  ['/apunts/escolteu', ['audio'], 'Escolteu', 'Ràdio per a fer orella.'],
];
