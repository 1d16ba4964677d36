import { defineContract } from '../../src/element/contract.ts';
import type { AlertData, HideReason } from './alerts.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    AlertData: AlertData;
    HideReason: HideReason;
  }
}

export const contract = defineContract({
  tag: 'ap-alerts',
  group: 'news',
  title: 'Avisos',
  summary:
    'Avisos que apareixen damunt de la pàgina sense moure-la. Cada un es veu una vegada per sessió, s’amaga sol i es pot tancar. Mentre hi ha el punter o el focus damunt, no s’amaga.',
  content: 'fallback',
  withoutScript:
    'Es veuen tots els avisos del contingut, en el lloc de la pàgina on els escriviu. Mentre el codi no arriba, també.',
  background: 'custom',
  loads: 'idle',
  linksFollowBase: true,
  attributes: {
    timeout: {
      type: 'number',
      default: 7000,
      min: 0,
      description: 'Mil·lisegons que es veu cada avís: 7000 són set segons. Amb 0 no s’amaga sol.',
    },
    alerts: {
      type: 'json',
      of: 'AlertData[]',
      default: [],
      description:
        'Avisos que s’afigen als del contingut: `[{"id":"tall-24","title":"Tall del servici","text":"De 2 a 4."}]`, i si cal «link» i «image». S’omet el que no té «id», o ni «title» ni «text».',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string' },
            title: { type: 'string' },
            text: { type: 'string' },
            link: {
              type: 'object',
              required: ['href'],
              properties: {
                href: { type: 'string', format: 'uri-reference' },
                rel: { type: 'string' },
                target: { type: 'string' },
                title: { type: 'string' },
              },
            },
            image: {
              type: 'object',
              required: ['url'],
              properties: { url: { type: 'string', format: 'uri-reference' }, alt: { type: 'string' } },
            },
          },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'Un `<article class="ap-alerts-item" data-alert-id="…">` per avís, amb el títol en un `<strong>`, el text en un `<p>`, i si cal un enllaç i una imatge.',
    },
  },
  events: {
    'ap-alert-show': {
      detail: { id: 'string' },
      cause: 'page',
      description: 'Un avís ha aparegut.',
    },
    'ap-alert-hide': {
      detail: { id: 'string', reason: 'HideReason' },
      description:
        'Un avís ja no es veu: «time», ha passat el temps; «close», l’han tancat; «tab», l’han tancat en una altra pestanya.',
    },
  },
});
