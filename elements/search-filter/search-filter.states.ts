import type { State } from '../../src/server/state.types.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './search-filter.element.ts';
import { sample, searchFilterTag } from './search-filter.server.ts';

export const states: readonly State[] = [
  {
    id: 'pestanyes',
    title: 'Pestanyes',
    about: 'Cinc enllaços del servidor; el dels vídeos és el de la pàgina.',
    shows: 'Vídeos',
    fullest: true,
    html: searchFilterTag(sample),
  },
  {
    id: 'desplegable',
    title: 'Desplegable',
    about: 'Tres filtres en un menú.',
    shows: 'Notícies',
    html: searchFilterTag({ ...sample, variant: 'dropdown', searchtype: 'news' }),
  },
  {
    id: 'sense-servidor',
    title: 'Sense enllaços del servidor',
    about: 'L’element els fa del text.',
    shows: 'Programes',
    html: tag(contract, { text: 'mar i muntanya' }),
  },
  {
    id: 'tipus-desconegut',
    title: 'Un tipus que no hi és',
    about: 'Es mira tot.',
    shows: 'Tot',
    html: tag(contract, { text: 'far', searchtype: 'poemes' }),
  },
];
