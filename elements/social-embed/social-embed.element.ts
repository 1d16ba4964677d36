import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-social-embed',
  group: 'media',
  title: 'Contingut d’una xarxa social',
  summary:
    'Mostra un vídeo o una publicació d’una altra web. Fins que qui llig no ho demana no s’hi connecta: es veu un marc nostre, amb un botó i l’enllaç. Sense «url» és l’interruptor d’un proveïdor, per a la pàgina de privacitat.',
  content: 'fallback',
  background: 'library',
  attributes: {
    provider: {
      type: 'string',
      values: ['facebook', 'instagram', 'tiktok', 'twitter', 'youtube', 'embed'],
      default: 'embed',
      description:
        'De qui és. El que mana és l’adreça: es diu sempre qui rebrà les dades. «embed» és una pàgina nostra que emmarca el que s’ha incrustat.',
    },
    url: {
      type: 'url',
      description:
        'Adreça de la publicació o del vídeo. Una que no és d’un proveïdor conegut es queda en enllaç.',
    },
    consent: {
      type: 'string',
      values: ['ask', 'granted'],
      default: 'ask',
      description:
        'Amb «granted» es mostra de seguida, perquè la pàgina sap que qui llig ho ha acceptat. El que diga ací qui llig passa davant.',
    },
  },
  slots: {
    default: {
      description: 'Un sol node: l’enllaç, o una cita que el porta. És el que es veu sense JavaScript.',
    },
  },
  events: {
    'ap-embed-load': { detail: { provider: 'string' }, description: 'El contingut s’ha carregat.' },
  },
});
