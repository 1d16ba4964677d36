import type { State } from '../../src/server/state.types.ts';
import { lastHourTag, sample } from './last-hour.server.ts';

const long =
  'Electroencefalografistadelsotorrinolaringòlegsd’extramurs i una frase que continua encara un poc més perquè no hi càpia';

export const states: readonly State[] = [
  {
    id: 'amb-enllac',
    title: 'Amb enllaç',
    about: 'Tanqueu-la: no torna a eixir en esta pestanya.',
    shows: 'Torna el tren de la ribera',
    fullest: true,
    html: lastHourTag({ ...sample, href: '#mostra-enllac' }),
  },
  {
    id: 'sense-enllac',
    title: 'Sense enllaç',
    about: 'Només el text.',
    shows: 'S’han tancat les estacions',
    html: lastHourTag({ title: '', text: 'S’han tancat les estacions del centre.' }),
  },
  {
    id: 'textos-llargs',
    title: 'Textos llargs',
    about: 'Parteixen línia; el botó es queda dalt.',
    shows: 'Electroencefalografista',
    html: lastHourTag({ title: long, text: long, href: '#mostra-llarga' }),
  },
];
