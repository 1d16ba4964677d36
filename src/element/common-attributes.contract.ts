import type { Contract } from './contract.ts';

declare module './contract.ts' {
  interface NamedTypes {
    'Record<string, string>': Record<string, string>;
  }
}

/** What every upgraded tag takes besides its own contract; the run time and the derived files both read it here. */
export const commonAttributes = {
  site: {
    type: 'string',
    description: 'Lloc de l’element: apunt, lacolla o apunts. Per defecte, el de la pàgina.',
  },
  langOverrides: {
    type: 'json',
    of: 'Record<string, string>',
    default: {},
    description: 'Textos propis que substituïxen els de l’element, per clau.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const satisfies Contract['attributes'];
