import { defineContract } from '../../src/element/contract.ts';
import type { TranscriptionTag } from './transcription.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    TranscriptionTag: TranscriptionTag;
  }
}

export const contract = defineContract({
  tag: 'ap-transcription',
  group: 'media',
  title: 'Transcripció',
  summary:
    'El text d’un vídeo o d’un àudio, per a llegir mentre s’escolta: marca la frase que sona, porta a la que es prem, la repetix o la posa més a poc a poc, busca en el text i explica les paraules del diccionari, que es poden guardar mentre la pàgina és oberta.',
  content: 'enhance',
  withoutScript: 'És un text, amb enllaços al diccionari i als temes.',
  expects: 'p, [data-start]',
  attributes: {
    player: {
      type: 'string',
      isSelector: true,
      description:
        'Selector CSS del reproductor que seguix, com ara «#principal»: un `<ap-player>`, un element que el conté, o un `<audio>` o `<video>`. Per defecte, el primer de la pàgina. Si no n’hi ha cap, només s’hi pot buscar i mirar paraules.',
    },
    dictionaryBase: {
      type: 'url',
      description:
        'Adreça del diccionari: una paraula marcada sense enllaç es busca en esta adreça més la paraula, i els enllaços que hi porten també són paraules marcades. Si és d’una altra web, la definició es veu en un marc d’eixa web, quan es prem.',
    },
    collapsed: {
      type: 'boolean',
      description:
        'El text comença plegat. El servidor l’ha d’escriure dins d’un `<details>`, que es plega també sense JavaScript.',
    },
    paragraphs: {
      type: 'json',
      of: 'string[]',
      default: [],
      description:
        'Paràgrafs en HTML, en lloc dels del servidor: `["Benvingudes.","<b>Hui</b> plou."]`. Se’n lleva el que no és segur.',
      schema: { type: 'array', items: { type: 'string' } },
    },
    tags: {
      type: 'json',
      of: 'TranscriptionTag[]',
      default: [],
      description:
        'Temes de què parla, quan hi ha «paragraphs»: `[{"href":"/resultats/pluja","title":"Pluja"}]`. Si no hi ha títol, val l’última part de l’adreça.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['href'],
          properties: { href: { type: 'string' }, title: { type: 'string' } },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'Els paràgrafs. Una frase porta el seu temps, en segons: `<span data-start="2.5" data-end="4">`. Una paraula del diccionari porta `data-dictionary`, i pot ser un enllaç. La definició va en `data-definition`; si no hi és, ve de la pàgina de l’enllaç: el que té la classe `ap-definition` o, si no n’hi ha, l’`<article>`.',
      stays: true,
    },
  },
  events: {
    'ap-dictionary-open': {
      detail: { term: 'string' },
      cancelable: true,
      description: 'S’ha premut una paraula del diccionari. Per defecte s’obri un diàleg amb la definició.',
    },
  },
});
