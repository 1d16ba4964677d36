import type { Stream } from '../../src/api/streaming.types.ts';
import { defineContract } from '../../src/element/contract.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    Stream: Stream;
  }
}

const link = {
  type: 'object',
  required: ['href'],
  properties: { href: { type: 'string', format: 'uri-reference' } },
} as const;

export const contract = defineContract({
  tag: 'ap-streaming-list',
  group: 'news',
  title: 'Llista de directes',
  summary: 'El que s’emet ara en televisió i ràdio. La llista es posa al dia tota sola.',
  content: 'enhance',
  withoutScript:
    'Es veu la llista que escriu el servidor, que no es posa al dia. Amb JavaScript es queda fins que n’hi ha una de nova, i si l’API falla.',
  background: 'library',
  attributes: {
    excludeId: {
      type: 'string',
      description: 'Identificador del directe que no s’ha de mostrar: el de la pàgina on és la llista.',
    },
    interval: {
      type: 'number',
      default: 10_000,
      min: 1000,
      description: 'Cada quants mil·lisegons es demana la llista.',
    },
    heading: {
      type: 'string',
      default: 'Directes',
      description: 'Títol de la llista, si el servidor no n’ha escrit cap.',
    },
    items: {
      type: 'json',
      of: 'Stream[]',
      default: [],
      description: 'Directes que es mostren, en lloc dels del servidor, fins que responga l’API.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'title'],
          properties: {
            id: { type: 'string' },
            kicker: { type: 'string' },
            title: { type: 'string' },
            video: link,
            audio: link,
            image: { type: 'object' },
          },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'Un títol (`<h2>` a `<h6>`) i una llista `<ul class="ap-streams">`, amb l’identificador de cada directe en `data-stream-id`.',
    },
  },
  events: {
    'ap-streaming-update': {
      cause: 'answer',
      detail: { count: 'number' },
      description:
        'Ha arribat la llista de directes, que ha demanat esta pestanya o una altra; «count» diu quants n’hi ha.',
    },
  },
});
