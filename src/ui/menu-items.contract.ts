import type { Attribute } from '../element/contract.ts';

/** Attribute for a menu in the page's data. */
export const menuItems = {
  type: 'json',
  of: 'MenuLink[]',
  default: [],
  description:
    'Enllaços del menú, en lloc de la llista del servidor: `[{"title":"Notícies","href":"/noticies","children":[]}]`.',
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
