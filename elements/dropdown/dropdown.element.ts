import { defineContract } from '../../src/element/contract.ts';
import type { DropdownOption } from './dropdown.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    DropdownOption: DropdownOption;
  }
}

export const contract = defineContract({
  tag: 'ap-dropdown',
  group: 'page',
  title: 'Desplegable',
  summary:
    'Llista que s’obri en prémer un botó: per a triar una opció, triar-ne unes quantes o seguir un enllaç. Es maneja amb el dit, el ratolí i el teclat.',
  content: 'fallback',
  expects: 'select, a',
  background: 'library-when-ready',
  linksFollowBase: true,
  attributes: {
    multiple: {
      type: 'boolean',
      description: 'Es poden triar unes quantes opcions, i la llista continua oberta.',
    },
    label: { type: 'string', description: 'Nom del desplegable. Per defecte, el de l’espai «label».' },
    name: {
      type: 'string',
      description:
        'Nom del valor en el formulari. Si el `<select>` del servidor en té, és ell qui va en el formulari.',
    },
    open: { type: 'boolean', reflect: true, description: 'Es veuen les opcions.' },
    closeOnScroll: { type: 'boolean', description: 'Es tanca quan la pàgina es desplaça.' },
    options: {
      type: 'json',
      of: 'DropdownOption[]',
      default: [],
      description: 'Opcions: nom que es llig i valor. Per defecte, les del `<select>` del servidor.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'value'],
          properties: { name: { type: 'string' }, value: { type: 'string' } },
        },
      },
    },
    value: {
      type: 'json',
      of: 'string | string[]',
      description:
        'El que es tria: un text o, en «multiple», una llista. Mentre no diu res val el que porta el `<select>` del servidor.',
      schema: { type: ['string', 'array'], items: { type: 'string' } },
    },
  },
  slots: {
    label: { description: 'Nom del desplegable.' },
    default: {
      description:
        'Un `<select>` o una llista d’enllaços: el que es veu sense JavaScript i d’on ixen les opcions.',
    },
  },
  events: {
    'ap-dropdown-change': {
      detail: { value: 'string | string[]' },
      description: 'S’ha triat una altra cosa. D’un enllaç, la seua adreça.',
    },
    'ap-dropdown-toggle': { detail: { open: 'boolean' }, description: 'S’ha obert o tancat.' },
  },
});
