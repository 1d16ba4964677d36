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
    'El que es diu en un vídeo o un àudio, per a llegir mentre s’escolta: marca la frase que sona, va a la que es prem, busca en el text, repetix una frase o la posa més a poc a poc, i explica les paraules del diccionari, que es poden guardar en una llista. Sense JavaScript és un text amb enllaços.',
  content: 'enhance',
  expects: 'p, [data-start]',
  attributes: {
    player: {
      type: 'string',
      isSelector: true,
      description:
        'Selector del reproductor que seguix: un «ap-player», el que el conté, o un «audio» o «video». Sense ell, el primer de la pàgina.',
    },
    dictionaryBase: {
      type: 'url',
      description:
        'Adreça del diccionari. Les paraules marcades que no són cap enllaç es busquen en ella, i els enllaços que hi porten són paraules marcades. Si és d’una altra web, la definició es veu en un marc d’eixa web quan es demana.',
    },
    collapsed: {
      type: 'boolean',
      description:
        'El text comença plegat. El servidor l’escriu dins d’un «details», que també es plega sense JavaScript.',
    },
    paragraphs: {
      type: 'json',
      of: 'string[]',
      default: [],
      description: 'Els paràgrafs, en html, si no són els que ha escrit el servidor.',
      schema: { type: 'array', items: { type: 'string' } },
    },
    tags: {
      type: 'json',
      of: 'TranscriptionTag[]',
      default: [],
      description:
        'De què va, quan els paràgrafs són dades: enllaços amb un títol o, sense ell, amb l’última part de l’adreça.',
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
        'Els paràgrafs. Cada frase pot dur quan es diu, en segons: «span data-start="2.5" data-end="4"». Les paraules del diccionari són enllaços amb «data-dictionary», i poden dur la definició en «data-definition»; si no, es mostra de la pàgina de l’enllaç el que té la classe «ap-definition» o, si no n’hi ha, l’«article».',
      stays: true,
    },
  },
  events: {
    'ap-dictionary-open': {
      detail: { term: 'string' },
      cancelable: true,
      description: 'S’ha premut una paraula. Si s’anul·la no s’obri cap diàleg.',
    },
  },
});
