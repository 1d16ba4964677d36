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
    'La programació d’un canal i d’un dia: els canals, nou dies i els programes amb la seua hora, en el rellotge de Madrid. Marca el que s’emet ara. Sense JavaScript és completa: una llista i enllaços.',
  content: 'enhance',
  background: 'library',
  attributes: {
    channel: {
      type: 'string',
      values: ['tv', 'radio', 'internet'],
      description:
        'El canal. Per defecte, el penúltim segment de l’adreça de la pàgina, o «tv» si no és cap canal.',
    },
    day: {
      type: 'string',
      description:
        'El dia: «hui», «ahir», «dema» o «AAAA-MM-DD». Per defecte, l’últim segment de l’adreça de la pàgina, o «hui».',
    },
    baseUrl: {
      type: 'url',
      default: '/programacio/',
      description: 'On comencen les adreces de la programació: darrere van el canal i el dia.',
    },
    shows: {
      type: 'json',
      of: 'ScheduleShow[]',
      default: [],
      description: 'Els programes, si no són els que ha escrit el servidor. L’ordre és el de l’hora d’inici.',
      schema: showsSchema,
    },
    days: {
      type: 'json',
      of: 'ScheduleDay[]',
      default: [],
      description:
        'Els dies, si el servidor no els ha escrit: «day» és «AAAA-MM-DD»; sense «href» no és un enllaç. Per defecte, els quatre d’abans, el triat i els quatre de després.',
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
        'El que fa el servidor: els canals en «nav.ap-schedule-channels», els dies en «nav.ap-schedule-days» amb un «div.ap-slider», i els programes en «ol.ap-shows». L’element no els mou mai.',
    },
    empty: { description: 'Què es veu quan no hi ha cap programa.', stays: true },
  },
});
