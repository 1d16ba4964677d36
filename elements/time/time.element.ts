import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-time',
  group: 'news',
  title: 'Hora relativa',
  summary: 'Manté al dia una hora relativa en pàgines que poden estar en una memòria cau.',
  content: 'fallback',
  display: 'inline',
  attributes: {
    datetime: {
      type: 'date',
      required: ['format', 'relative', 'day'],
      description: 'Data ISO 8601, o «2026-03-08 10:00:00» en hora de Madrid.',
    },
    format: {
      type: 'string',
      values: ['relative', 'duration', 'day'],
      default: 'relative',
      description: '«relative»: x min, x h o l’hora; «duration»: h:mm:ss; «day»: dia de la setmana i data.',
    },
    seconds: {
      type: 'number',
      min: 0,
      required: ['format', 'duration'],
      description: 'Segons de la duració.',
    },
  },
  slots: { default: { description: 'L’hora absoluta, feta pel servidor.' } },
});
