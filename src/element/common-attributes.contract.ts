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
