import { defineContract } from '../../src/element/contract.ts';
import type { Segment } from './segments.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    Segment: Segment;
  }
}

export const contract = defineContract({
  tag: 'ap-newsletter',
  group: 'participation',
  title: 'Butlletí',
  summary:
    'Formulari per a subscriure’s a un butlletí. Qui escriu el seu correu rep un missatge amb un enllaç per a confirmar la subscripció. Si hi ha sessió, el correu ja ix escrit quan es comença a usar el formulari.',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    newsletterId: { type: 'string', required: true, description: 'Identificador del butlletí en l’API.' },
    sub: {
      type: 'string',
      description: 'Edició del butlletí amb subscriptors propis: el nom que té en l’API.',
    },
    variant: {
      type: 'string',
      values: ['default', 'language'],
      default: 'default',
      description:
        '«default», un sol butlletí; «language», uns quants de la web de llengua, i se’n trien els que es volen, almenys un.',
    },
    segments: {
      type: 'json',
      of: 'Segment[]',
      default: [],
      description:
        'Els butlletins: `[{"name":"beginner","label":"Nivell inicial"}]`, amb el nom per al servidor i, en «language», el text de la casella. Per defecte, en «language»: language, beginner, intermediate i advanced.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, label: { type: 'string' } },
        },
      },
    },
    termsUrl: {
      type: 'url',
      default: '/politica-de-privacitat',
      description:
        'Pàgina que explica què es fa amb les dades de qui s’hi subscriu: l’enllaç de la casella de les condicions.',
    },
  },
  slots: {
    title: { description: 'Títol, damunt del formulari.' },
    terms: { description: 'Text propi al costat de la casella d’acceptar les condicions.' },
    success: { description: 'Text propi del diàleg que s’obri quan la petició ha arribat.' },
    default: { description: 'Un formulari que fa el mateix sense JavaScript, o una explicació.' },
  },
  events: {
    'ap-newsletter-success': {
      description:
        'S’ha demanat la subscripció, i falta confirmar-la amb l’enllaç del correu. L’esdeveniment no diu de qui és.',
    },
    'ap-newsletter-error': {
      detail: { codes: 'string[]' },
      description:
        'El servidor no ha admés la petició: «codes» diu per què. Si és buit, no ha respost o ha fallat.',
    },
  },
});
