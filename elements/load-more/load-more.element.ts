import { defineContract } from '../../src/element/contract.ts';
import { adPositions, adSlot } from '../../src/lists/list-ads.contract.ts';

export const contract = defineContract({
  tag: 'ap-load-more',
  group: 'lists',
  title: 'Llista que continua',
  summary:
    'Llista de targetes amb pàgina següent: la porta quan s’acosta el final, tres vegades, i després amb un botó. El botó Arrere torna a la mateixa targeta.',
  content: 'enhance',
  withoutScript: 'Es veu la primera pàgina de la llista, amb l’enllaç a la pàgina següent.',
  expects: '[data-card-list]',
  background: 'inherit',
  attributes: {
    nextPage: {
      type: 'url',
      required: true,
      description:
        'Adreça de la pàgina següent, en la mateixa web. Ha de respondre JSON: `{"html":["<li>…</li>"],"nextPage":"/mes/3"}`, amb null si ja no n’hi ha més.',
    },
    delay: {
      type: 'number',
      default: 1000,
      min: 0,
      description: 'Mil·lisegons que espera, prop del final, abans de demanar la pàgina següent tot sol.',
    },
    adPositions,
    auto: {
      type: 'boolean',
      default: true,
      description:
        'Demana la pàgina següent en acostar-se al final. Amb `auto="false"`, només amb el botó: perquè el contingut de davall no es moga.',
    },
  },
  slots: {
    default: {
      description:
        'La primera pàgina: les targetes dins d’un element amb `data-card-list`, cada una amb `data-id` o amb un enllaç, i l’enllaç a la pàgina següent dins d’un element amb `data-list-more`.',
      stays: true,
    },
    ad: adSlot,
    empty: { description: 'Què es veu en una llista sense targetes.', stays: true },
  },
  events: {
    'ap-results': {
      cause: 'news',
      detail: { count: 'number' },
      description: 'Ha arribat una pàgina; «count» diu quantes targetes noves es veuen.',
    },
    'ap-list-error': { cause: 'news', description: 'No s’ha pogut carregar la pàgina següent.' },
  },
});
