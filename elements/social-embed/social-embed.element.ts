import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-social-embed',
  group: 'media',
  title: 'Contingut d’una xarxa social',
  summary:
    'Mostra un vídeo o una publicació d’una xarxa social, amb consentiment: fins que qui llig no prem el botó no s’hi connecta, i es veu una targeta amb l’enllaç. Sense «url» és l’interruptor d’un proveïdor, per a la pàgina de privacitat.',
  content: 'fallback',
  background: 'library',
  attributes: {
    provider: {
      type: 'string',
      values: ['facebook', 'instagram', 'tiktok', 'twitter', 'youtube', 'embed'],
      default: 'embed',
      description: 'Proveïdor de l’interruptor, sense «url». Amb «url», el proveïdor és el de l’adreça.',
    },
    url: {
      type: 'url',
      description:
        'Adreça de la publicació o del vídeo, la que es veu en el navegador, o d’una pàgina de la web que emmarca el contingut (`/incrustat/…`). Una adreça d’una altra web queda en enllaç.',
    },
    consent: {
      type: 'string',
      values: ['ask', 'granted'],
      default: 'ask',
      description:
        '«ask», es mostra quan qui llig prem; «granted», de seguida, perquè la pàgina ja té el seu consentiment. Si qui llig ha triat una altra cosa en el botó, val la seua tria.',
    },
  },
  slots: {
    default: {
      description:
        'L’enllaç a la publicació, o un `<blockquote>` que el porta. És el que es veu sense JavaScript.',
    },
  },
  events: {
    'ap-embed-load': {
      detail: { provider: 'string' },
      description: 'El contingut s’ha mostrat i s’ha carregat; «provider» diu de quina xarxa és.',
    },
  },
});
