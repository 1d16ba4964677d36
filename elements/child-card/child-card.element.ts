import '../../src/club/child.types.ts';
import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-child-card',
  group: 'club',
  title: 'Fitxa d’una criatura del club',
  summary:
    'Formulari d’una criatura: per a afegir-la, o per a canviar les seues dades i imprimir el carnet si ja és membre.',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    index: {
      type: 'number',
      min: 0,
      default: 0,
      description: 'Lloc entre les criatures de la pàgina, des de 0: la primera és «Criatura 1».',
    },
    removable: {
      type: 'boolean',
      description: 'Es pot llevar, si no és la primera ni és membre encara.',
    },
    maxAge: {
      type: 'number',
      min: 1,
      default: 13,
      description: 'Edat a la qual ja no es pot ser del club, en anys.',
    },
    photoSize: {
      type: 'number',
      min: 1,
      max: 150,
      default: 150,
      description: 'Costat més llarg de la foto que es guarda, en píxels.',
    },
    busy: { type: 'boolean', description: 'La pàgina està guardant: el botó espera.' },
    /** Not of an address type: with its `{id}` it is not yet an address. */
    cardUrl: {
      type: 'string',
      default: '/perfil/carnet/{id}',
      description: 'Pàgina del carnet per a imprimir. «{id}» és l’identificador de la criatura.',
    },
    child: {
      type: 'json',
      of: 'Child',
      default: {},
      description:
        'La criatura: id, nom, cognoms, data de naixement, número de membre i foto. Sense «id» és per a afegir-la.',
      schema: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          surname: { type: 'string' },
          birthdate: { type: ['string', 'null'], format: 'date' },
          nick: { type: ['string', 'null'] },
          photo: { type: ['string', 'null'] },
          validUntil: { type: ['string', 'null'], format: 'date' },
        },
      },
    },
  },
  callbacks: {
    onSave: {
      takes: 'SavedChild',
      description:
        'Guarda la criatura. És l’única eixida de les seues dades: cap esdeveniment les porta. Si respon «false», o una promesa que ho fa, el formulari continua obert.',
    },
  },
  events: {
    'ap-child-saved': {
      detail: { index: 'number', photoEdited: 'boolean' },
      description: 'La funció «onSave» ha acceptat la criatura. No diu res d’ella.',
    },
    'ap-child-remove': {
      detail: { index: 'number' },
      description: 'S’ha demanat de llevar l’entrada. Ho fa la pàgina.',
    },
    'ap-child-print': {
      detail: { index: 'number' },
      cancelable: true,
      description: 'S’ha demanat el carnet: s’obri la seua pàgina en una altra pestanya.',
    },
  },
  slots: {
    'card-logo': { description: 'Logotip del club, al costat del botó d’imprimir.' },
    default: { description: 'El que es veu sense JavaScript: una explicació i una adreça de contacte.' },
  },
});
