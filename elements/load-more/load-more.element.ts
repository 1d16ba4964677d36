import { defineContract } from '../../src/element/contract.ts';
import { adPositions, adSlot } from '../../src/lists/list-ads.contract.ts';

export const contract = defineContract({
  tag: 'ap-load-more',
  group: 'lists',
  title: 'Llista que continua',
  summary:
    'Qualsevol llista de targetes que té una pàgina següent: la porta quan s’acosta el final, unes quantes vegades, i després amb un botó. Sense JavaScript hi ha l’enllaç a la pàgina següent.',
  content: 'enhance',
  expects: '[data-card-list]',
  background: 'inherit',
  attributes: {
    nextPage: {
      type: 'url',
      required: true,
      description:
        'Adreça de la pàgina següent, del mateix lloc: respon JSON amb «html» (una targeta o més) i «nextPage» (l’adreça de la següent, o null).',
    },
    delay: {
      type: 'number',
      default: 1000,
      min: 0,
      description: 'Mil·lisegons que espera abans de demanar la pàgina següent tot sol.',
    },
    adPositions,
    auto: {
      type: 'boolean',
      default: true,
      description: 'Demana la pàgina següent en acostar-se al final. Si no, només amb el botó.',
    },
  },
  slots: {
    default: {
      description:
        'La primera pàgina: les targetes dins d’un element amb «data-card-list», cada una amb «data-id» o amb un enllaç, i l’enllaç a la pàgina següent dins d’un element amb «data-list-more».',
      stays: true,
    },
    ad: adSlot,
    empty: { description: 'Què es veu en una llista sense targetes.', stays: true },
  },
  events: {
    'ap-results': {
      cause: 'news',
      detail: { count: 'number' },
      description: 'Ha arribat una pàgina amb estes targetes noves, que ja es veuen.',
    },
    'ap-list-error': { cause: 'news', description: 'No s’ha pogut carregar la pàgina següent.' },
  },
});
