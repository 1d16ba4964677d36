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
    'Formulari per a subscriure’s a un butlletí. Qui hi escriu un correu rep un missatge amb un enllaç per a confirmar-ho. El correu de qui té la sessió oberta es demana al servidor quan toca el formulari, no abans.',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    newsletterId: { type: 'string', required: true, description: 'Identificador del butlletí.' },
    sub: { type: 'string', description: 'Edició del butlletí que té subscriptors propis.' },
    variant: {
      type: 'string',
      values: ['default', 'language'],
      default: 'default',
      description: 'En «language» es trien els butlletins que es volen: almenys un.',
    },
    segments: {
      type: 'json',
      of: 'Segment[]',
      default: [],
      description:
        'Nom de cada butlletí per al servidor i, en «language», el text que es llig al costat de la casella. Per defecte, en «language»: language, beginner, intermediate i advanced.',
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
      description: 'Què es fa amb les dades de qui s’hi subscriu.',
    },
  },
  slots: {
    title: { description: 'Títol, damunt del formulari.' },
    terms: { description: 'Text propi al costat de la casella d’acceptar les condicions.' },
    success: { description: 'Text propi del diàleg que diu que la petició ha arribat.' },
    default: { description: 'El que es veu sense JavaScript: què és el butlletí i com demanar-lo.' },
  },
  events: {
    'ap-newsletter-success': {
      description: 'S’ha demanat la subscripció i falta confirmar-la. No diu de qui.',
    },
    'ap-newsletter-error': {
      detail: { codes: 'string[]' },
      description: 'El servidor no ha admés la petició. Sense codis, no ha respost o no ha pogut.',
    },
  },
});
