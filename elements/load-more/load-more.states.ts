import type { State } from '../../src/server/state.types.ts';
import { loadMoreTag, sample } from './load-more.server.ts';

export const states: readonly State[] = [
  {
    id: 'continua',
    title: 'Continua',
    about: 'Dos targetes, i un botó que en porta més.',
    shows: 'Més resultats',
    fullest: true,
    html: loadMoreTag({ ...sample, nextPage: '/resultats/far' }),
  },
  {
    id: 'enmig',
    title: 'Enmig d’una pàgina',
    about: 'Amb contingut davall, la llista creix només quan es prem el botó: res no es mou tot sol.',
    shows: 'Més resultats',
    together: true,
    html: loadMoreTag({ ...sample, nextPage: '/resultats/far', auto: false }),
  },
  {
    id: 'un-altre-lloc',
    title: 'La pàgina següent és d’una altra web',
    about: 'Es prem el botó, i es diu que la llista s’acaba: no es demana res a ningú més.',
    shows: 'Més resultats',
    html: loadMoreTag({ ...sample, nextPage: 'https://example.org/2' }),
  },
  {
    id: 'falla',
    title: 'No es pot carregar',
    about: 'El botó ho diu, i es pot tornar a provar.',
    shows: 'Més resultats',
    fault: '500',
    html: loadMoreTag(sample),
  },
  {
    id: 'sense-adreca',
    title: 'Sense pàgina següent',
    about: 'Falta l’atribut: la llista del servidor es queda com està.',
    ends: 'failed',
    html: '<ap-load-more><ul data-card-list><li><a href="#1">Com es fa un far</a></li></ul></ap-load-more>',
  },
];
