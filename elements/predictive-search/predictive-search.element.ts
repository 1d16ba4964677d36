import { defineContract } from '../../src/element/contract.ts';
import type { PredictiveItem } from './predictive-search.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    PredictiveItem: PredictiveItem;
  }
}

export const contract = defineContract({
  tag: 'ap-predictive-search',
  group: 'lists',
  title: 'Cerca predictiva',
  summary:
    'Camp de text que proposa noms mentre s’escriu, com a molt deu, sense mirar accents ni majúscules: primer els que comencen igual.',
  content: 'fallback',
  expects: 'input, select',
  background: 'library-when-ready',
  attributes: {
    multiple: {
      type: 'boolean',
      description:
        'Es poden triar uns quants noms de la llista, i cada un té un botó per a llevar-lo. Un text que no és de la llista no s’hi afig, i es diu.',
    },
    max: {
      type: 'number',
      integer: true,
      default: 10,
      min: 1,
      max: 10,
      description: 'Propostes que es veuen, com a molt.',
    },
    min: {
      type: 'number',
      integer: true,
      default: 1,
      min: 1,
      description: 'Lletres que cal escriure perquè propose noms.',
    },
    label: { type: 'string', description: 'Nom del camp, que es veu damunt.' },
    name: {
      type: 'string',
      description:
        'Nom del valor en el formulari on és. Si el camp del servidor té `name`, val el del servidor.',
    },
    placeholder: { type: 'string', description: 'Exemple que es veu mentre el camp està buit.' },
    items: {
      type: 'json',
      of: 'PredictiveItem[]',
      default: [],
      description:
        'Noms que proposa: `[{"name":"Gandia","value":"46131"}]`, o municipis amb «NOMBRE» i «C_INE». Per defecte, els del `<select>` o el `<datalist>` del servidor.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            value: { type: 'string' },
            NOMBRE: { type: 'string' },
            C_INE: { type: 'string' },
          },
        },
      },
    },
    value: {
      type: 'string',
      description:
        'Valor triat. Mentre no n’hi ha, el del camp del servidor. L’element no canvia l’atribut: envia `ap-predictive-change`.',
    },
    values: {
      type: 'json',
      of: 'string[]',
      description:
        'Valors triats, amb «multiple»: `["46131","03009"]`. Mentre no n’hi ha, els del `<select>` del servidor.',
      schema: { type: 'array', items: { type: 'string' } },
    },
  },
  slots: {
    default: {
      description: 'Un camp amb el seu `<label>`, amb `<datalist>` o sense, o un `<select>`.',
    },
  },
  events: {
    'ap-predictive-change': {
      cause: 'press',
      detail: { value: 'string | string[]', name: 'string' },
      description:
        'S’ha triat un nom, s’ha escrit sencer o s’ha buidat el camp. Si el text no és de la llista, «value» és el mateix text. Amb «multiple», «value» són tots els valors triats, i «name», el nom que s’ha afegit o s’ha llevat.',
    },
  },
});
