import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-search-filter',
  group: 'lists',
  title: 'Filtre de la cerca',
  summary:
    'Pestanyes o desplegable per a triar quins resultats d’una cerca es veuen. Marca la tria de l’adreça de la pàgina.',
  content: 'enhance',
  withoutScript: 'Els enllaços del servidor porten als resultats de cada filtre.',
  background: 'library',
  attributes: {
    variant: {
      type: 'string',
      values: ['tabs', 'dropdown'],
      default: 'tabs',
      description:
        '«tabs», cinc pestanyes (tot, notícies, vídeos, àudios i programes); «dropdown», un desplegable de tres opcions (tot, notícies i altres). Val si el servidor no escriu els enllaços.',
    },
    text: {
      type: 'string',
      description: 'Text que s’ha buscat. Fa falta si el servidor no escriu els enllaços.',
    },
    searchtype: {
      type: 'string',
      description:
        'Resultats que es veuen: «news», «other», «videos», «audios» o «programs»; un altre valor vol dir tots. Per defecte, el paràmetre «searchtype» de l’adreça.',
    },
    resultsUrl: {
      type: 'url',
      default: '/resultats/',
      description: 'Pàgina de resultats. El text s’hi afig darrere: «/resultats/far».',
    },
  },
  slots: {
    default: {
      description: 'Un enllaç per filtre, dins d’un `<nav>` amb nom, o en un `<ap-dropdown>`.',
      stays: true,
    },
  },
  events: {
    'ap-filter-change': {
      detail: { searchtype: 'string', url: 'string' },
      cancelable: true,
      cause: 'press',
      description: 'S’ha premut un filtre; «searchtype» és buit per a tot. Per defecte es va a «url».',
    },
  },
});
