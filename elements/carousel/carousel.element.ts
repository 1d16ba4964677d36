import { defineContract } from '../../src/element/contract.ts';
import type { SlideCounts } from '../../src/slides/slides.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    SlideCounts: SlideCounts;
  }
}

export const contract = defineContract({
  tag: 'ap-carousel',
  group: 'media',
  title: 'Carrusel',
  summary:
    'Una fila de diapositives fetes pel servidor, que es fa córrer amb el dit, el ratolí, els botons o el teclat.',
  content: 'enhance',
  withoutScript: 'És una fila que es desplaça amb el dit, la roda o el teclat, sense botons ni número.',
  expects: '.ap-slide',
  attributes: {
    variant: {
      type: 'string',
      values: ['mini', 'recirculation', 'schedule', 'playlist', 'forecast', 'custom'],
      default: 'custom',
      description:
        'Quantes diapositives es veuen alhora segons l’amplària: «recirculation» 4, 2 o 1; «mini» 9, 8, 6 o 4; «schedule» 9, 5 o 3; «forecast» 3, 2 o 1; «playlist» una columna de 30, 4 o 3 elements; «custom», les de «slides» o una.',
    },
    slides: {
      type: 'json',
      of: 'SlideCounts',
      default: {},
      description:
        'Altres quantitats que les de la variant, segons l’amplària de la finestra en píxels: amb `{"0":2,"800":3}` se’n veuen dos, i tres a partir de 800. Valen quan l’element està a punt; fins aleshores, les de la variant.',
      schema: {
        type: 'object',
        patternProperties: { '^[0-9]+$': { type: 'integer', minimum: 1 } },
        additionalProperties: false,
      },
    },
    gap: { type: 'number', min: 0, default: 25, description: 'Píxels entre una diapositiva i la següent.' },
    label: {
      type: 'string',
      description: 'Nom del carrusel per als lectors de pantalla. Per defecte, el seu títol.',
    },
  },
  slots: {
    default: {
      description:
        'Les diapositives, cada una en un `<li class="ap-slide">` d’un `<ul class="ap-slides">`, dins d’un `<div class="ap-slider">`. Davant hi pot haver un títol (`<h2>` a `<h6>`), que queda en la línia dels botons.',
    },
  },
  events: {
    'ap-slide-change': {
      detail: { index: 'number' },
      description: 'La primera diapositiva que es veu és una altra; «index» comença en 0.',
    },
  },
});
