import { defineContract } from '../../src/element/contract.ts';
import type { ScheduleDay, ScheduleShow } from '../../src/schedule/schedule.types.ts';
import { showsSchema } from '../../src/schedule/show-schema.contract.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    ScheduleShow: ScheduleShow;
    ScheduleDay: ScheduleDay;
  }
}

export const contract = defineContract({
  tag: 'ap-schedule',
  group: 'news',
  title: 'Programació',
  summary:
    'La programació d’un canal i d’un dia: els canals, nou dies i els programes amb la seua hora de Madrid. Marca el que s’emet ara.',
  content: 'enhance',
  withoutScript:
    'És completa: els canals, els dies i els programes són enllaços. La marca «Ara» és la del moment en què el servidor va fer la pàgina.',
  background: 'library',
  attributes: {
    channel: {
      type: 'string',
      values: ['tv', 'radio', 'internet'],
      description:
        'Canal. Per defecte, el de l’adreça de la pàgina: «tv» en «/programacio/tv/hui». Si no n’hi ha cap, «tv».',
    },
    day: {
      type: 'string',
      description:
        'Dia: «hui», «ahir», «dema» o «AAAA-MM-DD». Per defecte, el de l’adreça de la pàgina: «hui» en «/programacio/tv/hui».',
    },
    baseUrl: {
      type: 'url',
      default: '/programacio/',
      description: 'Adreça on comença la programació; s’hi afigen el canal i el dia: «/programacio/tv/hui».',
    },
    shows: {
      type: 'json',
      of: 'ScheduleShow[]',
      default: [],
      description:
        'Programes, en lloc dels del servidor. Les hores són «2026-03-03T19:00:00Z», o «2026-03-03 20:00» en hora de Madrid; s’ordenen per l’inici.',
      schema: showsSchema,
    },
    days: {
      type: 'json',
      of: 'ScheduleDay[]',
      default: [],
      description:
        'Dies, si el servidor no els ha escrit: `[{"day":"2026-03-03","href":"/programacio/tv/2026-03-03"}]`. Un dia sense «href» no és un enllaç. Per defecte, el triat, els quatre d’abans i els quatre de després.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['day'],
          properties: {
            day: { type: 'string', format: 'date' },
            href: { type: 'string', format: 'uri-reference' },
          },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'El que fa el servidor: els canals en `<nav class="ap-schedule-channels">`, els dies en `<nav class="ap-schedule-days">` amb un `<div class="ap-slider">`, i els programes en `<ol class="ap-shows">`.',
    },
    empty: { description: 'Què es veu quan no hi ha cap programa.', stays: true },
  },
});
