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
    'Els programes d’un canal en una fila que comença pel que s’emet ara, per a altres pàgines que la de la programació. Marca el que s’emet; sense JavaScript és una fila que es desplaça.',
  content: 'enhance',
  expects: '.ap-slide',
  background: 'library',
  attributes: {
    channel: {
      type: 'string',
      values: ['tv', 'radio', 'internet'],
      default: 'tv',
      description: 'El canal: dona nom a la fila, per a qui no la veu, si no té títol.',
    },
    slides: {
      type: 'json',
      of: 'SlideCounts',
      default: {},
      description:
        'Altres quantitats que 9, 5 per davall de 1100 píxels i 3 per davall de 567: a partir de cada amplària de la finestra, en píxels, quants programes. Valen quan l’element està a punt.',
      schema: {
        type: 'object',
        patternProperties: { '^[0-9]+$': { type: 'integer', minimum: 1 } },
        additionalProperties: false,
      },
    },
    now: {
      type: 'date',
      description: 'L’hora que es dona per bona en lloc de la del rellotge, per a proves.',
    },
    shows: {
      type: 'json',
      of: 'ScheduleShow[]',
      default: [],
      description: 'Els programes, si no són els que ha escrit el servidor.',
      schema: showsSchema,
    },
  },
  slots: {
    default: {
      description:
        'Els programes, cada un en un element de la classe «ap-slide» dins d’un «ul.ap-slides» dins d’un «div.ap-slider». L’element no els mou mai. Abans hi pot haver un títol, que queda en la línia dels botons.',
    },
  },
  events: {
    'ap-slide-change': {
      detail: { index: 'number' },
      description: 'El primer programa que es veu és un altre; «index» comença en 0.',
    },
  },
});
