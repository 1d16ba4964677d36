import { defineContract } from '../../src/element/contract.ts';
import '../../src/ui/link-menu.types.ts';
import { menuItems } from '../../src/ui/menu-items.contract.ts';

export const contract = defineContract({
  tag: 'ap-show-nav',
  group: 'page',
  title: 'Navegació d’un programa',
  summary:
    'Menú d’un programa o d’un blog: marca on som i, en pantalles estretes, guarda la resta dels enllaços en «Més».',
  content: 'enhance',
  expects: 'a',
  background: 'library',
  linksFollowBase: true,
  attributes: {
    current: { type: 'string', description: 'Camí de la pàgina. Per defecte, el de la seua adreça.' },
    collapseBelow: {
      type: 'number',
      default: 1100,
      min: 0,
      description: 'Amplària en píxels per davall de la qual es plega.',
    },
    items: menuItems,
    moreLabel: { type: 'string', default: 'Més', description: 'Text del botó que ensenya la resta.' },
  },
  properties: {
    links: {
      of: 'MenuLink[]',
      description: 'Enllaços que es veuen amb els de dins de cada un, els del servidor o els d’«items».',
    },
  },
  slots: {
    default: {
      description:
        'Llista `<ul>` d’enllaços, millor dins d’un `<nav>` amb nom; les llistes de dins en són els subapartats.',
    },
  },
  events: {
    'ap-nav-toggle': {
      detail: { open: 'boolean' },
      description: 'S’han obert o tancat els enllaços de «Més» o els d’un apartat.',
    },
  },
});
