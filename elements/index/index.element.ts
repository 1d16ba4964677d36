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
    'Llista de targetes on es busca per lletra, per paraules, per municipi i per edat, i que continua en arribar al final. La primera pàgina, els enllaços i el formulari els fa el servidor, i funcionen sense JavaScript; tornar arrere torna a la mateixa targeta.',
  content: 'enhance',
  expects: '[data-card-list]',
  background: 'inherit',
  attributes: {
    source: {
      type: 'string',
      required: true,
      values: ['programmes', 'az', 'activities', 'blogs'],
      description: 'Què llista: programes, l’A-Z, activitats o blogs.',
    },
    endpoint: { type: 'url', description: 'Camí de l’API. Per defecte, el de cada llista.' },
    limit: { type: 'number', default: 12, min: 1, max: 100, description: 'Targetes de cada pàgina.' },
    delay: {
      type: 'number',
      default: 300,
      min: 0,
      description: 'Mil·lisegons que espera des que canvia el que es busca.',
    },
    moreDelay: {
      type: 'number',
      default: 1000,
      min: 0,
      description: 'Mil·lisegons que espera abans de demanar la pàgina següent tot sol.',
    },
    adPositions,
    cursorMark: {
      type: 'string',
      description: 'Cursor de la pàgina que seguix la del servidor. Sense ell, la del servidor és l’última.',
    },
    letters: {
      type: 'list',
      default: [],
      description: 'Lletres que es poden triar. Per defecte, les de cada llista.',
    },
    locations: {
      type: 'json',
      of: 'LocationOption[]',
      default: [],
      description: 'Municipis que es poden triar, si no hi ha el camp del servidor.',
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
      description: 'Edats que es poden triar, si no hi ha el camp del servidor.',
      schema: options,
    },
    filters: {
      type: 'json',
      of: 'FilterOption[]',
      default: [],
      description: 'Altres filtres que es poden triar, si no hi ha el camp del servidor.',
      schema: options,
    },
  },
  properties: {
    state: {
      of: 'IndexReading',
      description: 'El que es busca: lletra, text, filtres triats, si està carregant i el cursor que seguix.',
    },
  },
  slots: {
    default: {
      description:
        'El formulari de cerca (`form[data-index-form]`), els enllaços de les lletres (`a[data-letter]`), les targetes dins de `[data-card-list]`, cada una amb `data-id`, i l’enllaç a la pàgina següent dins de `[data-list-more]`. Allò que cal dir d’esta cerca, en `[data-list-notice]`, s’amaga quan se’n fa una altra.',
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
      description: 'Es busca una altra cosa.',
    },
    'ap-results': {
      cause: 'news',
      detail: { count: 'number', total: 'number', cursorMark: 'string | null' },
      description: 'Ha arribat una pàgina: targetes noves, les que hi ha ara i el cursor que seguix.',
    },
    'ap-list-error': { cause: 'news', description: 'No s’ha pogut carregar una pàgina.' },
  },
});
