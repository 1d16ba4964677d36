import { defineContract } from '../../src/element/contract.ts';
import '../../src/ui/link-menu.types.ts';
import { menuItems } from '../../src/ui/menu-items.contract.ts';
import type { SocialLink, Suggestion } from './header.types.ts';
import type { HeaderState } from './scroll-state.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    HeaderState: HeaderState;
    SocialLink: SocialLink;
    Suggestion: Suggestion;
  }
}

export const contract = defineContract({
  tag: 'ap-header',
  group: 'page',
  title: 'Capçalera',
  summary:
    'La capçalera de cada pàgina: menú, cerca, accés i xarxes. S’amaga quan es baixa per la pàgina i torna quan es puja.',
  content: 'enhance',
  loads: 'idle',
  background: 'custom',
  linksFollowBase: true,
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
    layer: {
      type: 'string',
      values: ['none', 'menu', 'search'],
      default: 'none',
      reflect: true,
      description: 'Què hi ha obert damunt de la pàgina: res, el menú complet o la cerca.',
    },
    items: menuItems,
    socialLinks: {
      type: 'json',
      of: 'SocialLink[]',
      default: [],
      description: 'Enllaços de les xarxes socials, en lloc de la llista del servidor.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['network', 'href'],
          properties: {
            network: { enum: ['facebook', 'x', 'instagram', 'tiktok', 'bluesky', 'threads'] },
            href: { type: 'string' },
          },
        },
      },
    },
    suggestions: {
      type: 'json',
      of: 'Suggestion[]',
      default: [],
      description: 'Textos que la cerca proposa mentre s’escriu, deu com a molt. Els primers compten més.',
      schema: {
        type: 'array',
        items: {
          anyOf: [
            { type: 'string' },
            { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
          ],
        },
      },
    },
  },
  properties: {
    state: { of: 'HeaderState', description: 'On és: al seu lloc, amagada o fixada dalt.' },
    opened: {
      of: 'boolean',
      description:
        'La finestra és estreta i els submenús del menú complet estan oberts. És també un atribut.',
    },
  },
  slots: {
    banner: {
      description:
        'Publicitat damunt de la capçalera: se’n va amb la pàgina, i se’n mesura l’alçària si no hi ha «banner-selector».',
      stays: true,
    },
    logo: { description: 'Enllaç a la portada.', stays: true },
    search: { description: '`<details>` amb el formulari de cerca.', stays: true },
    account: {
      description:
        'Enllaços per a entrar i registrar-se; els d’entrar porten `data-login`. Pot estar també dins del menú complet.',
      stays: true,
    },
    burger: { description: '`<details>` amb el menú complet.', stays: true },
    social: { description: 'Enllaços de les xarxes socials, dins del menú complet.', stays: true },
    menu: {
      description: '`<nav>` amb la llista del menú; les llistes de dins en són els submenús.',
      stays: true,
    },
  },
  events: {
    'ap-layer-change': {
      detail: { layer: "'none' | 'menu' | 'search'" },
      description: 'Algú ha obert o tancat el menú o la cerca.',
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
