import { defineContract } from '../../src/element/contract.ts';
import type { CuePoint } from './moment.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    CuePoint: CuePoint;
  }
}

export const contract = defineContract({
  tag: 'ap-cue-points',
  group: 'media',
  title: 'Moments d’un vídeo o d’un àudio',
  summary:
    'Una llista de moments: cada u porta el reproductor de la pàgina al seu segon, i se’n pot copiar o compartir l’enllaç.',
  content: 'enhance',
  expects: 'a',
  attributes: {
    url: {
      type: 'url',
      description:
        'Adreça que es compartix; s’hi afig el segon: «?t=24». Per defecte, l’enllaç canònic o l’adreça de la pàgina.',
    },
    noteMs: {
      type: 'number',
      default: 3000,
      min: 0,
      description: 'Mil·lisegons que es veu l’avís d’enllaç copiat.',
    },
    nativeBelow: {
      type: 'number',
      default: 1099,
      min: 0,
      description: 'Amplària en píxels per davall de la qual s’usa el menú de compartir del sistema.',
    },
    player: {
      type: 'string',
      isSelector: true,
      description:
        'Selector CSS del reproductor, com ara «#principal»: ha de tindre un «id». Per defecte, el primer de la pàgina.',
    },
    points: {
      type: 'json',
      of: 'CuePoint[]',
      default: [],
      description:
        'Moments, en lloc de la llista del servidor: `[{"href":24,"title":"L’escala"}]`, on «href» és el segon o una adreça amb «?t=24».',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['href', 'title'],
          properties: { href: { type: ['string', 'number'] }, title: { type: 'string' } },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'Llista `<ol>` d’enllaços a esta pàgina amb el segon en «?t=24», millor dins d’un `<nav>` amb nom. Un enllaç a una altra pàgina és només un enllaç.',
    },
  },
  events: {
    'ap-seek': {
      cause: 'press',
      detail: { seconds: 'number', playerId: 'string | null' },
      description:
        'S’ha premut un moment i el reproductor hi va. Si «playerId» és null, és el primer de la pàgina.',
    },
    'ap-share': {
      cause: 'press',
      detail: { network: 'string', url: 'string' },
      description: 'S’ha copiat l’enllaç d’un moment, o s’ha compartit amb el menú del sistema.',
    },
  },
});
