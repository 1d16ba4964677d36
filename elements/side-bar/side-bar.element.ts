import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-side-bar',
  group: 'page',
  title: 'Barra lateral',
  summary:
    'Barra amb el que es pot fer amb una pàgina: compartir-la, baixar-la… Quan el seu lloc ha eixit de la finestra, i la pàgina s’ha desplaçat prou, es queda a la vista; no en una finestra baixa, ni quan taparia massa del text. El seu lloc es conserva: res no es mou. Va dins d’un element tan alt com el tros de pàgina que ha d’acompanyar.',
  content: 'enhance',
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
      description: 'El mateix en finestres estretes.',
    },
    compactAt: {
      type: 'number',
      default: 1100,
      min: 0,
      description: 'Amplària màxima, en píxels, d’una finestra estreta.',
    },
    mobileMax: {
      type: 'number',
      default: 567,
      min: 0,
      description: 'Amplària màxima, en píxels, d’un mòbil: ací la barra s’amaga en desplaçar-se cap amunt.',
    },
  },
  slots: { default: { description: 'El que hi ha en la barra.', stays: true } },
  events: {
    'ap-sticky-change': {
      detail: { sticky: 'boolean' },
      cause: 'page',
      description: 'La barra s’ha quedat a la vista, o ha tornat al seu lloc.',
    },
  },
});
