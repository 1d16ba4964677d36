import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-search-filter',
  group: 'lists',
  title: 'Filtre de la cerca',
  summary:
    'Què es mira dels resultats d’una cerca: cinc pestanyes, que són enllaços, o un desplegable de tres. Marca la de l’adreça de la pàgina.',
  content: 'enhance',
  background: 'library',
  attributes: {
    variant: {
      type: 'string',
      values: ['tabs', 'dropdown'],
      default: 'tabs',
      description:
        'Cinc pestanyes (tot, notícies, vídeos, àudios, programes) o un desplegable de tres (tot, notícies, altres).',
    },
    text: { type: 'string', description: 'El que es busca. Fa falta si el servidor no escriu els enllaços.' },
    searchtype: {
      type: 'string',
      description:
        'El que es mira: news, other, videos, audios o programs. Per defecte, el «searchtype» de l’adreça; un altre valor és tot.',
    },
    resultsUrl: {
      type: 'url',
      default: '/resultats/',
      description: 'Adreça de la pàgina de resultats, on s’afig el text.',
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
      description:
        'Es tria un altre filtre; «searchtype» és buit per a tot. Per defecte es va a la seua adreça.',
    },
  },
});
