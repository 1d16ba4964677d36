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
    'Llista que s’obri en prémer un botó: per a triar una opció, triar-ne unes quantes o seguir un enllaç. S’usa amb el dit, el ratolí o el teclat.',
  content: 'fallback',
  expects: 'select, a',
  background: 'library-when-ready',
  linksFollowBase: true,
  attributes: {
    multiple: {
      type: 'boolean',
      description: 'Es poden triar unes quantes opcions: la llista no es tanca en triar-ne una.',
    },
    label: { type: 'string', description: 'Nom del desplegable, si no hi ha `slot="label"`.' },
    name: {
      type: 'string',
      description:
        'Nom del valor en el formulari on és. Si el `<select>` del servidor té `name`, val el del `<select>`.',
    },
    open: { type: 'boolean', reflect: true, description: 'La llista d’opcions és oberta.' },
    closeOnScroll: { type: 'boolean', description: 'Es tanca quan la pàgina es desplaça.' },
    options: {
      type: 'json',
      of: 'DropdownOption[]',
      default: [],
      description:
        'Opcions: `[{"name":"Ràdio","value":"radio"}]`. Per defecte, les del `<select>` del servidor.',
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
        'Valor triat: `"radio"`, o una llista amb «multiple»: `["tv","radio"]`. Mentre no n’hi ha, val la tria del `<select>` del servidor.',
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
      description:
        'S’ha triat una altra opció; «value» és el seu valor, la llista de valors amb «multiple», o l’adreça si és un enllaç.',
    },
    'ap-dropdown-toggle': { detail: { open: 'boolean' }, description: 'S’ha obert o tancat.' },
  },
});
