import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-share-bar',
  group: 'page',
  title: 'Barra per a compartir',
  summary:
    'Enllaços per a compartir la pàgina en les xarxes. En una finestra estreta, un botó que obri el menú de compartir del telèfon.',
  content: 'fallback',
  loads: 'idle',
  background: 'inherit',
  attributes: {
    variant: {
      type: 'string',
      values: ['default', 'aside', 'live'],
      default: 'default',
      description:
        '«default», tres xarxes i el botó «Més»; «aside», a més, copiar l’enllaç; «live», copiar l’enllaç i Telegram, sense el botó «Més».',
    },
    url: {
      type: 'url',
      description: 'Adreça que es compartix. Per defecte, l’enllaç canònic o l’adreça de la pàgina.',
    },
    shareTitle: { type: 'string', description: 'Títol que es compartix. Per defecte, el de la pàgina.' },
    via: {
      type: 'string',
      description: 'Compte que se cita en X, com ara «apunt». Per defecte, el `via` d’`<ap-config>`.',
    },
    noteMs: {
      type: 'number',
      default: 1000,
      min: 0,
      description: 'Mil·lisegons que es veu «Enllaç copiat».',
    },
    nativeBelow: {
      type: 'number',
      default: 568,
      min: 0,
      description:
        'Amplària de la finestra, en píxels, per davall de la qual s’usa el menú de compartir del telèfon, si en té.',
    },
    open: { type: 'boolean', reflect: true, description: 'Es veuen totes les xarxes, també les de «Més».' },
  },
  slots: {
    default: { description: 'Enllaços de Facebook, X i WhatsApp fets pel servidor.' },
  },
  events: {
    'ap-share': {
      detail: { network: 'string', url: 'string' },
      description:
        'S’ha premut una xarxa, s’ha copiat l’enllaç o s’ha compartit amb el menú del telèfon; «network» diu quina cosa.',
    },
    'ap-share-toggle': {
      detail: { open: 'boolean' },
      description:
        'S’ha premut «Més» o «Menys», o la barra s’ha tancat perquè la finestra ha canviat d’amplària.',
    },
  },
});
