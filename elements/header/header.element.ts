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
  withoutScript:
    'La capçalera es queda al seu lloc, i no fixada. El menú complet i la cerca s’obrin igual, perquè són `<details>`; la cerca és un formulari.',
  loads: 'idle',
  background: 'custom',
  linksFollowBase: true,
  attributes: {
    bannerSelector: {
      type: 'string',
      description:
        'Selector CSS de la publicitat de damunt, com ara «#banner»: la capçalera no s’amaga fins que s’ha passat la seua altura.',
    },
    bannerHeight: {
      type: 'number',
      default: 132,
      min: 0,
      description: 'Altura, en píxels, que es compta quan no hi ha publicitat damunt.',
    },
    threshold: {
      type: 'number',
      default: 40,
      min: 0,
      description:
        'Píxels des de dalt de la pàgina en què la capçalera es queda al seu lloc. Més avall d’estos i de la publicitat, s’amaga.',
    },
    delta: {
      type: 'number',
      default: 5,
      min: 0,
      description: 'Píxels que cal desplaçar-se perquè compte com a pujar o baixar.',
    },
    searchUrl: {
      type: 'url',
      default: '/resultats/',
      description: 'Pàgina de resultats. El text buscat s’hi afig darrere: «/resultats/far».',
    },
    compactBelow: {
      type: 'number',
      default: 1100,
      min: 0,
      description:
        'Amplària de la finestra, en píxels, per davall de la qual els submenús del menú complet són sempre oberts.',
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
      description:
        'Enllaços de les xarxes socials, en lloc de la llista del servidor: `[{"network":"bluesky","href":"https://…"}]`. Les altres són «facebook», «x», «instagram», «tiktok» i «threads».',
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
      description:
        'Textos que la cerca proposa mentre s’escriu: `["La Costera"]`. Se’n veuen deu com a molt, i els primers de la llista tenen preferència.',
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
    state: {
      of: 'HeaderState',
      description:
        'On és la capçalera: «static», al seu lloc; «hidden», amagada; «sticky», fixada dalt de la finestra.',
    },
    opened: {
      of: 'boolean',
      description:
        'La finestra és més estreta que `compact-below`. És també un atribut, per a fulles d’estil.',
    },
  },
  slots: {
    banner: {
      description:
        'Publicitat damunt de la capçalera, que no es queda fixada. La seua altura és la que compta si no hi ha «banner-selector».',
      stays: true,
    },
    logo: { description: 'Enllaç a la portada.', stays: true },
    search: { description: '`<details>` amb el formulari de cerca.', stays: true },
    account: {
      description:
        'Enllaços per a entrar i registrar-se; els d’entrar porten `data-login`. Amb sessió els substituïx l’enllaç al perfil. Pot haver-n’hi un altre dins del menú complet.',
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
      description: 'Qui llig ha obert o ha tancat el menú o la cerca.',
    },
    'ap-header-state': {
      detail: { state: 'HeaderState' },
      description: 'La capçalera s’ha amagat, s’ha fixat dalt o ha tornat al seu lloc.',
    },
    'ap-search-submit': {
      detail: { text: 'string', url: 'string' },
      cancelable: true,
      description:
        'S’ha enviat una cerca de tres caràcters o més. Per defecte s’obri la pàgina de resultats, «url».',
    },
    'ap-login-click': {
      detail: { backUrl: 'string | null' },
      cancelable: true,
      description:
        'S’ha premut un enllaç per a entrar. Per defecte s’obri la pàgina d’accés, i després es torna a «backUrl».',
    },
  },
});
