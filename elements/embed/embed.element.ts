import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-embed',
  group: 'media',
  title: 'Contingut incrustat que s’obri a banda',
  summary:
    'Un botó, o una imatge, que obri en un diàleg un contingut d’una altra web: un mapa, un gràfic, un joc. Fins que no s’obri no es carrega res, i en tancar-lo desapareix.',
  content: 'fallback',
  background: 'custom',
  expects: 'a, template',
  standIns: ['url', 'html'],
  attributes: {
    embedTitle: {
      type: 'string',
      description: 'Títol del contingut, que és també el del diàleg. Per defecte, el text de l’enllaç.',
    },
    button: { type: 'string', description: 'Text del botó. Per defecte, «Obriu el contingut».' },
    modalImage: {
      type: 'url',
      description:
        'Imatge que es veu damunt del botó. Ha de ser de la mateixa web o d’una de `sites`: una altra no es mostra.',
    },
    url: {
      type: 'url',
      description:
        'Adreça del contingut: la d’un vídeo o d’una publicació de Facebook, Instagram, TikTok, X o YouTube, o una pàgina de la web que emmarca el contingut (`/incrustat/…`). Una altra adreça queda en enllaç.',
    },
    html: {
      type: 'string',
      description:
        'Codi per a incrustar que ha donat l’altra web. No s’executa mai en la pàgina: només en un marc aïllat, i quan s’obri.',
    },
  },
  slots: {
    default: { description: 'Un enllaç al contingut, que és el que es veu sense JavaScript.' },
    template: { description: 'El codi, dins d’un `<template>`, en lloc de «html».' },
  },
  events: {
    'ap-modal-open': { description: 'El diàleg s’ha obert.' },
    'ap-modal-close': { description: 'El diàleg s’ha tancat i el contingut ja no hi és.' },
  },
});
