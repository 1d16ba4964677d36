import type { Contract } from './contract.ts';

declare module './contract.ts' {
  interface NamedTypes {
    'Record<string, string>': Record<string, string>;
  }
}

/** Attributes of every upgraded tag, read at run time and by the derived files. */
export const commonAttributes = {
  site: {
    type: 'string',
    description:
      'Web a què pertany l’element: «apunt», «lacolla» (el club infantil) o «apunts». Per defecte, la de la pàgina.',
  },
  langOverrides: {
    type: 'json',
    of: 'Record<string, string>',
    default: {},
    description: 'Textos propis en lloc dels de l’element, per clau: `{"clau":"text"}`.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const satisfies Contract['attributes'];
