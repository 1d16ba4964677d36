import { defineContract } from '../../src/element/contract.ts';
import { adPositions, adSlot } from '../../src/lists/list-ads.contract.ts';
import type { FilterOption, IndexReading, LocationOption } from './index.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    FilterOption: FilterOption;
    LocationOption: LocationOption;
    IndexReading: IndexReading;
  }
}

const options = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'value'],
    properties: { name: { type: 'string' }, value: { type: 'string' } },
  },
} as const;

export const contract = defineContract({
  tag: 'ap-index',
  group: 'lists',
  title: 'Índex',
  summary:
    'Llista de targetes on es busca per lletra, per paraules, per municipi i per edat, i que continua en arribar al final. L’adreça de la pàgina diu la cerca, i el botó Arrere torna a la mateixa targeta.',
  content: 'enhance',
  withoutScript:
    'Es veu la primera pàgina, i es busca amb els enllaços de les lletres i amb el formulari, que tornen a carregar la pàgina.',
  expects: '[data-card-list]',
  background: 'inherit',
  attributes: {
    source: {
      type: 'string',
      required: true,
      values: ['programmes', 'az', 'activities', 'blogs'],
      description:
        'Què es llista: «programmes», programes; «az», l’A-Z; «activities», activitats; «blogs», blogs.',
    },
    endpoint: {
      type: 'url',
      description: 'Adreça de l’API d’on venen les targetes. Per defecte, la de `source`.',
    },
    limit: {
      type: 'number',
      integer: true,
      default: 12,
      min: 1,
      max: 100,
      description: 'Targetes que es demanen cada vegada.',
    },
    delay: {
      type: 'number',
      default: 300,
      min: 0,
      description: 'Mil·lisegons que espera, després de l’última tecla o tria, abans de buscar.',
    },
    moreDelay: {
      type: 'number',
      default: 1000,
      min: 0,
      description: 'Mil·lisegons que espera, prop del final, abans de demanar més targetes tot sol.',
    },
    adPositions,
    cursorMark: {
      type: 'string',
      description:
        'Cursor de l’API per a les targetes que van darrere de les del servidor. Si no n’hi ha, les del servidor són les últimes.',
    },
    letters: {
      type: 'list',
      default: [],
      description: 'Lletres que es poden triar, com ara «A B C #». Per defecte, les de `source`.',
    },
    locations: {
      type: 'json',
      of: 'LocationOption[]',
      default: [],
      description:
        'Municipis que es poden triar, si el servidor no n’ha escrit el camp: `[{"C_INE":"46131","NOMBRE":"Gandia"}]`.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['C_INE', 'NOMBRE'],
          properties: { C_INE: { type: 'string' }, NOMBRE: { type: 'string' } },
        },
      },
    },
    ages: {
      type: 'json',
      of: 'FilterOption[]',
      default: [],
      description:
        'Edats que es poden triar, si el servidor no n’ha escrit el camp: `[{"name":"De 3 a 6 anys","value":"3-6"}]`.',
      schema: options,
    },
    filters: {
      type: 'json',
      of: 'FilterOption[]',
      default: [],
      description: 'Altres filtres que es poden triar, com les edats, si el servidor no n’ha escrit el camp.',
      schema: options,
    },
  },
  properties: {
    state: {
      of: 'IndexReading',
      description:
        'Estat de la cerca: lletra, text, filtres triats, si s’està carregant i el cursor següent.',
    },
  },
  slots: {
    default: {
      description:
        'El formulari de cerca (`form[data-index-form]`), els enllaços de les lletres (`a[data-letter]`), les targetes dins de `[data-card-list]`, cada una amb `data-id`, i l’enllaç a la pàgina següent dins de `[data-list-more]`. Un avís del servidor sobre esta cerca va en `[data-list-notice]`, i s’amaga quan se’n fa una altra.',
      stays: true,
    },
    ad: adSlot,
    empty: { description: 'Què es veu quan no es troba res.', stays: true },
  },
  events: {
    'ap-search': {
      detail: {
        letter: 'string',
        text: 'string',
        location: 'string[]',
        age: 'string[]',
        filters: 'string[]',
      },
      cause: 'news',
      description: 'Ha canviat la cerca, i se’n demanen els resultats.',
    },
    'ap-results': {
      cause: 'news',
      detail: { count: 'number', total: 'number', cursorMark: 'string | null' },
      description:
        'Han arribat targetes: «count» són les noves; «total», les que hi ha ara; «cursorMark», el cursor següent, o null si ja són totes.',
    },
    'ap-list-error': { cause: 'news', description: 'No s’han pogut carregar targetes.' },
  },
});
