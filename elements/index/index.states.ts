import type { State } from '../../src/server/state.types.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './index.element.ts';
import { indexTag, sample } from './index.server.ts';

const locations = [
  { C_INE: '03009', NOMBRE: 'Alcoi' },
  { C_INE: '12080', NOMBRE: 'Morella' },
  { C_INE: '46131', NOMBRE: 'Gandia' },
];

const ages = [
  { name: 'De 3 a 5 anys', value: '3-5' },
  { name: 'De 6 a 12 anys', value: '6-12' },
];

export const states: readonly State[] = [
  {
    id: 'a-z',
    title: 'A-Z',
    about: 'Lletres, paraules, municipi i edat; la primera pàgina és del servidor.',
    shows: 'La Costera',
    fullest: true,
    html: indexTag({ ...sample, locations, ages }),
  },
  {
    id: 'programes',
    title: 'Programes',
    about: 'Les lletres comencen per tots i per «#».',
    shows: 'Arran de terra',
    together: true,
    html: indexTag({ ...sample, source: 'programmes', path: '/programes', cursorMark: null }),
  },
  {
    id: 'buit',
    title: 'Sense resultats',
    about: 'No hi ha res amb estes paraules, i es diu.',
    shows: 'No s’han trobat resultats.',
    html: indexTag({ ...sample, cards: [], cursorMark: null }),
  },
  {
    id: 'text-llarg',
    title: 'Text massa llarg',
    about: 'El servidor diu que no ha buscat totes les paraules.',
    shows: 'El text era molt llarg',
    html: indexTag({ ...sample, notice: 'El text era molt llarg: hem buscat les 8 primeres paraules.' }),
  },
  {
    id: 'falla',
    title: 'No es pot carregar',
    about: 'Sense primera pàgina del servidor, i l’API no respon: es pot tornar a provar.',
    shows: 'Ara no es poden carregar els resultats.',
    fault: '500',
    html: tag(contract, { source: 'az' }),
  },
];
