import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-side-bar',
  group: 'page',
  title: 'Barra lateral',
  summary:
    'Barra amb el que es pot fer en una pàgina, com compartir-la o baixar-la, que es queda a la vista quan s’ha baixat prou.',
  content: 'enhance',
  withoutScript: 'La barra es queda al seu lloc de la pàgina.',
  loads: 'idle',
  attributes: {
    limit: {
      type: 'number',
      default: 1000,
      min: 0,
      description: 'Píxels que s’ha d’haver desplaçat la pàgina perquè la barra es quede a la vista.',
    },
    compactLimit: {
      type: 'number',
      default: 200,
      min: 0,
      description: 'Píxels que s’ha d’haver desplaçat la pàgina en una finestra estreta.',
    },
    compactAt: {
      type: 'number',
      default: 1100,
      min: 0,
      description: 'Amplària màxima de la finestra, en píxels, amb què val `compact-limit`.',
    },
    mobileMax: {
      type: 'number',
      default: 567,
      min: 0,
      description:
        'Amplària màxima de la finestra, en píxels, d’un mòbil: la barra s’amaga quan es puja i torna quan es baixa.',
    },
  },
  slots: {
    default: {
      description: 'El que hi ha en la barra: enllaços, botons o altres etiquetes, com `<ap-share-bar>`.',
      stays: true,
    },
  },
  events: {
    'ap-sticky-change': {
      detail: { sticky: 'boolean' },
      cause: 'page',
      description: 'La barra s’ha quedat a la vista, o ha tornat al seu lloc.',
    },
  },
});
