import { broadcastDayOf } from '../../src/i18n/broadcast-day.ts';
import { moveDay } from '../../src/i18n/dates.ts';
import { makeShow } from '../../src/schedule/make-shows.ts';
import type { ScheduleShow } from '../../src/schedule/schedule.types.ts';
import type { State, StateCms } from '../../src/server/state.types.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './schedule.element.ts';
import { type ScheduleData, scheduleTag } from './schedule.server.ts';

const titles = [
  'Bon dia des del port',
  'La recepta curta',
  'Arran de terra',
  'El mercat a les dotze',
  'Notícies del migdia',
  'La Costera',
  'Vesprada de paper',
  'Horta endins',
  'Bambolines',
  'Notícies de la nit',
  'Cine de barri',
  'So de nit',
];

const time = (day: string, hour: number) =>
  `${moveDay(day, Math.floor(hour / 24), 'day')} ${String(hour % 24).padStart(2, '0')}:00`;

/** Shows of two hours each, from 6:00 to 6:00 of the next day. */
const dayOfShows = (day: string): ScheduleShow[] =>
  titles.map((title, index) => {
    const hour = 6 + 2 * index;
    return makeShow(String(index + 1), title, [time(day, hour), time(day, hour + 2)]);
  });

type Data = Partial<Omit<ScheduleData, 'shows'>> & { shows?: (day: string) => ScheduleShow[] };

const on = (move: number, data: Data = {}) => {
  const { shows = dayOfShows, ...more } = data;
  return ({ now }: StateCms) => {
    const day = moveDay(broadcastDayOf(now), move, 'day');
    return scheduleTag({ channel: 'tv', day, now, baseUrl: '#', shows: shows(day), ...more });
  };
};

const strange = (day: string): ScheduleShow[] => [
  makeShow('1', 'Comença tard', [time(day, 20), time(day, 22)]),
  makeShow('2', 'Va després, però ve abans', [time(day, 6), time(day, 8)]),
  makeShow('3', 'S’encavalca amb el primer', [time(day, 7), time(day, 23)]),
  makeShow('4', 'Acaba abans de començar', [time(day, 12), time(day, 11)]),
  makeShow('5', 'Sense final', [time(day, 13), '']),
  makeShow('6', 'Sense hora', ['a poqueta nit', '']),
  makeShow('7', 'Amb un enllaç que no ho és', [time(day, 14), time(day, 15)], 'javascript:alert(1)'),
];

const long =
  'Electroencefalografistadelsotorrinolaringòlegsd’extramurs, i tot el que hi cap encara en un sol títol';

export const states: readonly State[] = [
  {
    id: 'hui',
    title: 'Hui',
    about: 'El que s’emet ara té la marca, i un enllaç hi porta.',
    shows: 'Vesprada de paper',
    fullest: true,
    html: on(0, { anchor: 'ara' }),
  },
  {
    id: 'dema',
    title: 'Demà',
    about: 'Un altre dia, en un altre canal: no hi ha cap marca.',
    html: on(1, { channel: 'radio' }),
  },
  {
    id: 'buit',
    title: 'Sense programació',
    about: 'Ho diu, i es pot anar a un altre dia.',
    shows: 'No hi ha programació per a este dia.',
    html: on(4, { channel: 'internet', shows: () => [] }),
  },
  {
    id: 'dies-sense-enllac',
    title: 'Dies que no se saben',
    about: 'Els dies dels quals no hi ha programació es diuen, però no són enllaços.',
    html: on(2, { hasDay: (day) => Number(day.slice(-2)) % 2 === 0 }),
  },
  {
    id: 'estranya',
    title: 'Forats, encavalcaments i errors',
    about: 'Per ordre d’inici; el que no es pot llegir es queda sense hora, al final.',
    html: on(0, { shows: strange }),
  },
  {
    id: 'titols-llargs',
    title: 'Títols llargs',
    about: 'Parteixen línia, i l’hora i la marca es queden on estan.',
    html: on(0, { shows: (day) => dayOfShows(day).map((show) => ({ ...show, title: long })) }),
  },
  {
    id: 'canvi-d-hora',
    title: 'La nit que canvia l’hora',
    about: 'A les dos en són les tres: el que comença a la 1.00 UTC és de les 03:00.',
    shows: '03:00',
    html: ({ now }) =>
      scheduleTag({
        channel: 'radio',
        day: '2026-03-28',
        now,
        baseUrl: '#',
        shows: [
          makeShow('1', 'Abans del canvi', ['2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z']),
          makeShow('2', 'Després del canvi', ['2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z']),
        ],
      }),
  },
  {
    id: 'nomes-dades',
    title: 'Només dades',
    about: 'El servidor no ha escrit res: l’element dibuixa els canals, els dies i la llista.',
    shows: 'Bambolines',
    html: ({ now }) =>
      tag(contract, {
        channel: 'internet',
        day: 'hui',
        baseUrl: '#',
        shows: dayOfShows(broadcastDayOf(now)),
      }),
  },
  {
    id: 'buit-propi',
    title: 'Sense programació, amb un text propi',
    about: 'El que la pàgina ha escrit per al cas.',
    shows: 'Esta setmana descansem.',
    html: '<ap-schedule channel="radio" base-url="#"><p slot="empty">Esta setmana descansem.</p></ap-schedule>',
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats',
    about: 'En la vista prèvia es diu en la pàgina, i valen els de l’adreça.',
    shows: 'No hi ha programació per a este dia.',
    html: '<ap-schedule channel="teletext" day="despús-demà" shows="molts" base-url="#"></ap-schedule>',
    config: { preview: '' },
  },
];
