import { makeShow } from '../../src/schedule/make-shows.ts';
import type { ScheduleShow } from '../../src/schedule/schedule.types.ts';
import { html } from '../../src/server/html.ts';
import type { State, StateCms } from '../../src/server/state.types.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './schedule-carousel.element.ts';
import { type ScheduleCarouselData, scheduleCarouselTag } from './schedule-carousel.server.ts';

const titles = [
  'Notícies del migdia',
  'La Costera',
  'Vesprada de paper',
  'Horta endins',
  'Bambolines',
  'Notícies de la nit',
  'Cine de barri',
  'So de nit',
  'La recepta curta',
  'Arran de terra',
  'El mercat a les dotze',
  'Bon dia des del port',
];

const HOUR = 3_600_000;

/** Shows of one hour each; the first started `hoursAgo` and a half hours ago. */
const showsFrom = (now: Date, hoursAgo: number): ScheduleShow[] =>
  titles.map((title, index) => {
    const at = (place: number) => new Date(now.getTime() + (place - hoursAgo - 0.5) * HOUR).toISOString();
    return makeShow(String(index + 1), title, [at(index), at(index + 1)]);
  });

const row = (hoursAgo: number, data: Partial<ScheduleCarouselData> = {}) => {
  return ({ now }: StateCms) =>
    scheduleCarouselTag({
      channel: 'tv',
      now,
      heading: html`<h2>Ara en la televisió</h2>`,
      shows: showsFrom(now, hoursAgo),
      ...data,
    });
};

export const states: readonly State[] = [
  {
    id: 'ara',
    title: 'Des d’ara',
    about: 'El primer programa és el que s’emet, i en té la marca.',
    shows: 'Notícies del migdia',
    fullest: true,
    html: row(0),
  },
  {
    id: 'mes-tard',
    title: 'D’una pàgina guardada fa tres hores',
    about: 'La fila comença pel que s’emet ara; els que ja han passat són a l’esquerra.',
    shows: 'Horta endins',
    html: row(3),
  },
  {
    id: 'passat',
    title: 'Tot ha passat',
    about: 'Acaba la fila, sense cap marca.',
    html: row(40),
  },
  { id: 'encara-no', title: 'Encara no ha començat', about: 'Comença pel que ve.', html: row(-3) },
  {
    id: 'un',
    title: 'Un programa',
    about: 'No hi ha botons.',
    html: ({ now }) => scheduleCarouselTag({ channel: 'radio', now, shows: showsFrom(now, 0).slice(0, 1) }),
  },
  {
    id: 'cap',
    title: 'Cap programa',
    about: 'Ho diu.',
    shows: 'Ara mateix no sabem què ve.',
    html: row(0, { shows: [] }),
  },
  {
    id: 'nomes-dades',
    title: 'Només dades',
    about: 'El servidor no ha escrit cap fila: l’element la dibuixa.',
    shows: 'Cine de barri',
    html: ({ now }) => tag(contract, { channel: 'internet', shows: showsFrom(now, 5) }),
  },
  {
    id: 'quantitats-propies',
    title: 'Quantitats pròpies',
    about: 'Dos programes, i quatre a partir de 800 píxels.',
    html: ({ now }) => tag(contract, { slides: { 0: 2, 800: 4 }, shows: showsFrom(now, 0) }),
  },
  {
    id: 'hora-donada',
    title: 'Amb una hora donada',
    about: 'La marca és on diu l’atribut «now», siga l’hora que siga.',
    html: scheduleCarouselTag({
      channel: 'tv',
      now: new Date('2026-03-03T19:15:00Z'),
      isFixed: true,
      shows: showsFrom(new Date('2026-03-03T19:15:00Z'), 0),
    }),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats',
    about: 'En la vista prèvia es diu en la pàgina, i valen els valors per defecte.',
    shows: 'Ara mateix no sabem què ve.',
    html: '<ap-schedule-carousel channel="teletext" slides="quatre" now="ahir a la nit"></ap-schedule-carousel>',
    config: { preview: '' },
  },
];
