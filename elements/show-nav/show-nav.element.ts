import { defineContract } from '../../src/element/contract.ts';
import '../../src/ui/link-menu.types.ts';
import { menuItems } from '../../src/ui/menu-items.contract.ts';

export const contract = defineContract({
  tag: 'ap-show-nav',
  group: 'page',
  title: 'Navegació d’un programa',
  summary:
    'Menú d’un programa o d’un blog: marca la pàgina on s’és i, en finestres estretes, posa els altres enllaços en «Més».',
  content: 'enhance',
  withoutScript: 'Es veu el menú sencer, amb els subapartats, i tots són enllaços.',
  expects: 'a',
  background: 'library',
  linksFollowBase: true,
  attributes: {
    current: {
      type: 'string',
      description:
        'Camí que es marca, com ara «/programes/la-costera». Per defecte, el de l’adreça de la pàgina.',
    },
    collapseBelow: {
      type: 'number',
      default: 1100,
      min: 0,
      description:
        'Amplària de la finestra, en píxels, per davall de la qual es veu un sol enllaç, i els altres van en «Més».',
    },
    items: menuItems,
    moreLabel: {
      type: 'string',
      default: 'Més',
      description: 'Text del botó que mostra els altres enllaços.',
    },
  },
  properties: {
    links: {
      of: 'MenuLink[]',
      description: 'Enllaços del menú amb els seus subapartats: els del servidor o els d’«items».',
    },
  },
  slots: {
    default: {
      description:
        'Llista `<ul>` d’enllaços, millor dins d’un `<nav>` amb el nom del programa. Les llistes de dins són els subapartats.',
    },
  },
  events: {
    'ap-nav-toggle': {
      detail: { open: 'boolean' },
      description: 'S’han obert o tancat els enllaços de «Més» o els d’un apartat.',
    },
  },
});
