import { defineContract } from '../../src/element/contract.ts';
import type { ScheduleShow } from '../../src/schedule/schedule.types.ts';
import { showsSchema } from '../../src/schedule/show-schema.contract.ts';
import type { SlideCounts } from '../../src/slides/slides.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    ScheduleShow: ScheduleShow;
    SlideCounts: SlideCounts;
  }
}

export const contract = defineContract({
  tag: 'ap-schedule-carousel',
  group: 'news',
  title: 'Tira de la programació',
  summary:
    'Els programes d’un canal en una fila, que comença pel que s’emet ara i el marca. És per a la portada o per a la pàgina d’un canal.',
  content: 'enhance',
  withoutScript:
    'És una fila que es desplaça. La marca «Ara» és la del moment en què el servidor va fer la pàgina.',
  expects: '.ap-slide',
  background: 'library',
  attributes: {
    channel: {
      type: 'string',
      values: ['tv', 'radio', 'internet'],
      default: 'tv',
      description: 'Canal. Si la fila no té títol, dona el nom que diuen els lectors de pantalla.',
    },
    slides: {
      type: 'json',
      of: 'SlideCounts',
      default: {},
      description:
        'Quants programes es veuen alhora, segons l’amplària de la finestra en píxels: `{"0":2,"800":4}`. Per defecte, 9, 5 per davall de 1100 píxels i 3 per davall de 567. Valen quan l’element està a punt.',
      schema: {
        type: 'object',
        patternProperties: { '^[0-9]+$': { type: 'integer', minimum: 1 } },
        additionalProperties: false,
      },
    },
    now: {
      type: 'date',
      description: 'Hora que val en lloc de la del rellotge, per a proves: «2026-03-03T20:10:00Z».',
    },
    shows: {
      type: 'json',
      of: 'ScheduleShow[]',
      default: [],
      description:
        'Programes, en lloc dels del servidor. Les hores són «2026-03-03T19:00:00Z», o «2026-03-03 20:00» en hora de Madrid.',
      schema: showsSchema,
    },
  },
  slots: {
    default: {
      description:
        'Els programes, cada un en un `<li class="ap-slide">` d’un `<ul class="ap-slides">`, dins d’un `<div class="ap-slider">`. Davant hi pot haver un títol (`<h2>` a `<h6>`), que queda en la línia dels botons.',
    },
  },
  events: {
    'ap-slide-change': {
      detail: { index: 'number' },
      description: 'El primer programa que es veu és un altre; «index» comença en 0.',
    },
  },
});
