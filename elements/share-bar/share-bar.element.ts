import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-share-bar',
  group: 'page',
  title: 'Barra per a compartir',
  summary: 'Enllaços per a compartir la pàgina en les xarxes, copiar-ne l’adreça o usar el menú del telèfon.',
  content: 'fallback',
  loads: 'idle',
  background: 'inherit',
  attributes: {
    variant: {
      type: 'string',
      values: ['default', 'aside', 'live'],
      default: 'default',
      description:
        '«aside» i «live» afigen copiar l’enllaç; «live» mostra sempre Telegram i no té el botó Més.',
    },
    url: {
      type: 'url',
      description: 'Adreça que es compartix. Per defecte, l’enllaç canònic o l’adreça de la pàgina.',
    },
    shareTitle: { type: 'string', description: 'Títol que es compartix. Per defecte, el de la pàgina.' },
    via: { type: 'string', description: 'Compte que se cita en X. Per defecte, el del lloc.' },
    noteMs: {
      type: 'number',
      default: 1000,
      min: 0,
      description: 'Mil·lisegons que es veu l’avís d’enllaç copiat.',
    },
    nativeBelow: {
      type: 'number',
      default: 568,
      min: 0,
      description: 'Amplària en píxels per davall de la qual s’usa el menú de compartir del telèfon.',
    },
    open: { type: 'boolean', reflect: true, description: 'Es veuen totes les xarxes.' },
  },
  slots: {
    default: { description: 'Enllaços de Facebook, X i WhatsApp fets pel servidor.' },
  },
  events: {
    'ap-share': {
      detail: { network: 'string', url: 'string' },
      description: 'S’ha triat una xarxa, copiar l’enllaç o el menú del telèfon.',
    },
    'ap-share-toggle': { detail: { open: 'boolean' }, description: 'La barra s’ha obert o tancat.' },
  },
});
