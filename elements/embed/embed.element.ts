import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-embed',
  group: 'media',
  title: 'Contingut incrustat que s’obri a banda',
  summary:
    'Un botó, o una imatge, que obri en un quadre el que un editor ha incrustat d’una altra web: un mapa, un gràfic, un joc. Fins que no s’obri no es carrega res, i en tancar-lo desapareix.',
  content: 'fallback',
  background: 'custom',
  attributes: {
    embedTitle: { type: 'string', description: 'Títol del contingut i del quadre que l’obri.' },
    button: { type: 'string', description: 'Text del botó. Per defecte, «Obriu el contingut».' },
    modalImage: { type: 'url', description: 'Imatge nostra que es veu damunt del botó.' },
    url: {
      type: 'url',
      description:
        'Adreça del contingut: la d’un proveïdor conegut, o una pàgina de les que emmarquen el que s’ha incrustat (`/incrustat/…`).',
    },
    html: {
      type: 'string',
      description:
        'El codi que un editor ha incrustat. No s’executa mai en la pàgina: només en el marc, aïllat, i quan s’obri.',
    },
  },
  slots: {
    default: { description: 'L’enllaç al contingut: el que es veu sense JavaScript.' },
    template: { description: 'El codi, dins d’un `<template>`, en lloc de «html».' },
  },
  events: {
    'ap-modal-open': { description: 'El quadre s’ha obert.' },
    'ap-modal-close': { description: 'El quadre s’ha tancat i el contingut ja no hi és.' },
  },
});
