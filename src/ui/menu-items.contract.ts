import type { Attribute } from '../element/contract.ts';

/** Attribute for a menu in the page's data. */
export const menuItems = {
  type: 'json',
  of: 'MenuLink[]',
  default: [],
  description: 'Enllaços del menú, amb els de dins de cada un, en lloc de la llista del servidor.',
  schema: {
    type: 'array',
    items: {
      type: 'object',
      required: ['title', 'href'],
      properties: {
        title: { type: 'string' },
        href: { type: 'string' },
        text: { type: 'string' },
        target: { type: 'string' },
        rel: { type: 'string' },
        children: { type: 'array' },
      },
    },
  },
} as const satisfies Attribute;
