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
      integer: true,
      min: 0,
      default: 0,
      description: 'Posició entre les criatures de la pàgina, des de 0: la primera és «Criatura 1».',
    },
    removable: {
      type: 'boolean',
      description: 'La fitxa es pot llevar, si no és la primera ni la criatura és ja membre.',
    },
    maxAge: {
      type: 'number',
      integer: true,
      min: 1,
      default: 13,
      description: 'Edat, en anys, a què ja no es pot ser del club.',
    },
    photoSize: {
      type: 'number',
      min: 1,
      max: 150,
      default: 150,
      description: 'Costat més llarg de la foto que es guarda, en píxels.',
    },
    busy: { type: 'boolean', description: 'La pàgina està guardant: mentrestant el botó no fa res.' },
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
        'La criatura: «id», «name», «surname», «birthdate» (AAAA-MM-DD), «nick» (el número de membre), «photo» i «validUntil». Sense «id» la fitxa és per a afegir-la.',
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
        'Rep la fitxa i la guarda. Cap esdeveniment no porta estes dades. Si respon «false», o una promesa de «false», el formulari diu que no s’ha guardat i continua obert.',
    },
  },
  events: {
    'ap-child-saved': {
      detail: { index: 'number', photoEdited: 'boolean' },
      description:
        'La funció «onSave» ha acceptat la fitxa. L’esdeveniment no porta cap dada de la criatura.',
    },
    'ap-child-remove': {
      detail: { index: 'number' },
      description: 'S’ha premut el botó de llevar la fitxa. La lleva la pàgina.',
    },
    'ap-child-print': {
      detail: { index: 'number' },
      cancelable: true,
      description: 'S’ha premut el botó del carnet. Per defecte s’obri la seua pàgina en una altra pestanya.',
    },
  },
  slots: {
    'card-logo': { description: 'Logotip del club, al costat del botó d’imprimir.' },
    default: { description: 'El que es veu sense JavaScript: una explicació i una adreça de contacte.' },
  },
});
