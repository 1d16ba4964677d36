import type { State, StateCms } from '../../src/server/state.types.ts';
import { timeTag } from './time.server.ts';

const minute = 60_000;

/** Tag with the server's markup of a past time. */
const ago =
  (minutes: number, format?: 'day') =>
  ({ now }: StateCms) =>
    `<p>${timeTag({ date: new Date(now.getTime() - minutes * minute), format })}</p>`;

export const states: readonly State[] = [
  { id: 'ara', title: 'Ara mateix', about: 'Zero minuts.', shows: '0 min', html: ago(0) },
  { id: 'minuts', title: 'Minuts', about: 'Menys d’una hora.', shows: '27 min', html: ago(27) },
  { id: 'hores', title: 'Hores', about: 'Fins a dotze hores.', shows: '5 h', html: ago(5 * 60) },
  {
    id: 'hora',
    title: 'Hora',
    about: 'Més de dotze hores: l’hora, i la data sencera en el títol.',
    html: ago(30 * 60),
  },
  {
    id: 'futur',
    title: 'En el futur',
    about: 'Zero minuts, mai un nombre negatiu.',
    shows: '0 min',
    html: ago(-90),
  },
  { id: 'dia', title: 'Dia', about: 'Dia de la setmana i data.', html: ago(3 * 24 * 60, 'day') },
  {
    id: 'duracio',
    title: 'Duració',
    about: 'Una hora, dos minuts i tres segons.',
    shows: '1:02:03',
    html: '<p><ap-time format="duration" seconds="3723"><span>1 h 2 min 3 s</span></ap-time></p>',
  },
  {
    id: 'data-equivocada',
    title: 'Data equivocada',
    about: 'Es queda el que va escriure el servidor.',
    fullest: true,
    ends: 'failed',
    shows: '8 de març de 2026, 10:00',
    html: '<p><ap-time datetime="demà passat"><span>8 de març de 2026, 10:00</span></ap-time></p>',
    config: { preview: '' },
  },
];
