import type { LiveMessage } from '../../src/api/live.types.ts';
import { defineContract } from '../../src/element/contract.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    LiveMessage: LiveMessage;
  }
}

export const contract = defineContract({
  tag: 'ap-live-feed',
  group: 'news',
  title: 'Directe de text',
  summary:
    'Narració en directe, amb els missatges nous dalt. Els primers els fa el servidor i es queden on són; l’element porta els nous, els anteriors i les correccions sense moure el que s’està llegint.',
  content: 'enhance',
  background: 'library',
  attributes: {
    liveId: { type: 'string', required: true, description: 'Identificador del directe en l’API.' },
    interval: {
      type: 'number',
      default: 20_000,
      min: 1000,
      description: 'Mil·lisegons entre una pregunta per missatges nous i la següent.',
    },
    adPositions: {
      type: 'list',
      default: ['1', '5', '9'],
      description:
        'Després de quins missatges de cada llista van els anuncis: la primera llista i cada pàgina de missatges anteriors.',
    },
    closed: {
      type: 'boolean',
      reflect: true,
      description:
        'El directe ha acabat i no es pregunta per missatges nous. L’element ho escriu quan l’API ho diu, i ho lleva per a un altre «live-id»; si l’ha escrit la pàgina, l’ha de llevar la pàgina.',
    },
    messages: {
      type: 'json',
      of: 'LiveMessage[]',
      default: [],
      description: 'Els primers missatges, si el servidor no els ha dibuixat en la pàgina.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'title', 'publishedDate', 'description', 'shareUrl'],
          properties: {
            id: { type: 'string' },
            title: { type: 'string' },
            publishedDate: { type: 'string', format: 'date-time' },
            sequence: { type: 'number' },
            revision: { type: 'number' },
            description: { type: 'array', items: { type: 'object', required: ['type'] } },
            shareUrl: {
              type: 'object',
              properties: { href: { type: 'string' }, title: { type: 'string' } },
            },
          },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'Els primers missatges dins de «data-feed-list», i un enllaç als anteriors dins de «data-feed-older».',
    },
    ad: { description: '«template» amb l’anunci: se’n fa una còpia per a cada posició.' },
    empty: { description: 'Què es veu mentre no hi ha cap missatge.' },
  },
  events: {
    'ap-live-messages': {
      cause: 'news',
      detail: { added: 'number', direction: 'string' },
      description: 'S’han mostrat missatges: «newest» els primers, «newer» els nous, «older» els anteriors.',
    },
    'ap-list-error': { cause: 'news', description: 'No s’han pogut carregar missatges.' },
  },
});
