import { defineContract } from '../../src/element/contract.ts';
import type { HeaderState } from './scroll-state.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    HeaderState: HeaderState;
  }
}

export const contract = defineContract({
  tag: 'ap-header',
  title: 'Capçalera',
  summary:
    'La capçalera de cada pàgina: menú, cerca, accés i xarxes. S’amaga quan es baixa per la pàgina i torna quan es puja.',
  content: 'enhance',
  attributes: {
    bannerSelector: {
      type: 'string',
      description: 'Selector de la publicitat de dalt: se’n mesura l’alçària per a saber quan amagar-se.',
    },
    bannerHeight: {
      type: 'number',
      default: 132,
      min: 0,
      description: 'Alçària en píxels que es dona per bona quan no hi ha publicitat.',
    },
    threshold: {
      type: 'number',
      default: 40,
      min: 0,
      description: 'Píxels des de dalt on es queda al seu lloc; passats estos i la publicitat, s’amaga.',
    },
    delta: { type: 'number', default: 5, min: 0, description: 'Moviment més menut que compta, en píxels.' },
    searchUrl: {
      type: 'url',
      default: '/resultats/',
      description: 'Pàgina de resultats: el text buscat va darrere.',
    },
    compactBelow: {
      type: 'number',
      default: 1100,
      min: 0,
      description: 'Amplària en píxels per davall de la qual els submenús del menú complet estan oberts.',
    },
  },
  properties: {
    layer: { of: "'none' | 'menu' | 'search'", description: 'Què hi ha obert damunt de la pàgina.' },
    state: { of: 'HeaderState', description: 'On és: al seu lloc, amagada o fixada dalt.' },
    opened: {
      of: 'boolean',
      description:
        'La finestra és estreta i els submenús del menú complet estan oberts. És també un atribut.',
    },
  },
  slots: {
    logo: { description: 'Enllaç a la portada.' },
    search: { description: '`<details>` amb el formulari de cerca.' },
    account: {
      description:
        'Enllaços per a entrar i registrar-se; els d’entrar porten `data-login`. Pot estar també dins del menú complet.',
    },
    burger: { description: '`<details>` amb el menú complet.' },
    social: { description: 'Enllaços de les xarxes socials, dins del menú complet.' },
    menu: { description: '`<nav>` amb la llista del menú; les llistes de dins en són els submenús.' },
  },
  events: {
    'ap-layer-change': {
      detail: { layer: "'none' | 'menu' | 'search'" },
      description: 'S’ha obert o tancat el menú o la cerca.',
    },
    'ap-header-state': {
      detail: { state: 'HeaderState' },
      description: 'La capçalera s’ha amagat, s’ha fixat dalt o ha tornat al seu lloc.',
    },
    'ap-search-submit': {
      detail: { text: 'string', url: 'string' },
      cancelable: true,
      description: 'S’ha demanat una cerca. preventDefault() fa que no s’òbriga la pàgina de resultats.',
    },
    'ap-login-click': {
      detail: { backUrl: 'string | null' },
      cancelable: true,
      description:
        'S’ha triat entrar; després es torna a backUrl. preventDefault() fa que no s’òbriga la pàgina d’accés.',
    },
  },
});
