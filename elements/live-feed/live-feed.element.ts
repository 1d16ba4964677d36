import type { LiveMessage } from '../../src/api/live.types.ts';
import { defineContract } from '../../src/element/contract.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    LiveMessage: LiveMessage;
  }
}

export const contract = defineContract({
  tag: 'ap-live-feed',
  group: 'news',
  title: 'Directe de text',
  summary:
    'Narració en directe, amb els missatges nous dalt. L’element porta els nous, els anteriors i les correccions sense moure el que s’està llegint.',
  content: 'enhance',
  withoutScript:
    'Es veuen els primers missatges, i un enllaç als anteriors. Per als nous cal tornar a carregar la pàgina.',
  background: 'library',
  attributes: {
    liveId: { type: 'string', required: true, description: 'Identificador del directe en l’API.' },
    interval: {
      type: 'number',
      default: 20_000,
      min: 1000,
      description: 'Cada quants mil·lisegons es demanen missatges nous.',
    },
    adPositions: {
      type: 'list',
      default: ['1', '5', '9'],
      description:
        'Després de quins missatges va un anunci. Es compta des d’1, en els primers missatges i en cada tanda de missatges anteriors.',
    },
    closed: {
      type: 'boolean',
      reflect: true,
      description:
        'El directe ha acabat i no es demanen missatges nous. L’element posa l’atribut quan l’API ho diu, i el lleva si canvia «live-id». Si l’ha posat la pàgina, l’ha de llevar la pàgina.',
    },
    messages: {
      type: 'json',
      of: 'LiveMessage[]',
      default: [],
      description: 'Els primers missatges, si el servidor no els ha escrit en la pàgina.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'title', 'publishedDate', 'description', 'shareUrl'],
          properties: {
            id: { type: 'string' },
            title: { type: 'string' },
            publishedDate: { type: 'string', format: 'date-time' },
            sequence: { type: 'number' },
            revision: { type: 'number' },
            description: { type: 'array', items: { type: 'object', required: ['type'] } },
            shareUrl: {
              type: 'object',
              properties: { href: { type: 'string' }, title: { type: 'string' } },
            },
          },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'Els primers missatges, dins d’un element amb `data-feed-list`, i un enllaç als anteriors, dins d’un amb `data-feed-older`. On pot anar un anunci hi ha un `<div class="ap-live-ad">`.',
    },
    ad: { description: 'Un `<template slot="ad">` amb l’anunci: se’n fa una còpia per a cada posició.' },
    empty: { description: 'Què es veu mentre no hi ha cap missatge.' },
  },
  events: {
    'ap-live-messages': {
      cause: 'news',
      detail: { added: 'number', direction: 'string' },
      description:
        'S’han mostrat «added» missatges; «direction» és «newest» per als primers, «newer» per als nous i «older» per als anteriors.',
    },
    'ap-list-error': { cause: 'news', description: 'No s’han pogut carregar missatges.' },
  },
});
