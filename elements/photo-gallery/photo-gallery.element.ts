import type { GalleryCard } from '../../src/content/body.types.ts';
import { defineContract } from '../../src/element/contract.ts';
import { adSlot } from '../../src/lists/list-ads.contract.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    GalleryCard: GalleryCard;
  }
}

export const contract = defineContract({
  tag: 'ap-photo-gallery',
  group: 'media',
  title: 'Galeria de fotos',
  summary:
    'Fotos d’una en una, amb el seu número, el títol i la firma, també a pantalla completa. Les escriu el servidor, i sense JavaScript són una fila que es desplaça.',
  content: 'enhance',
  expects: 'img',
  background: 'library',
  attributes: {
    adIndices: {
      type: 'list',
      default: ['0', '3', '99'],
      description:
        'Després de quines fotos va un anunci, comptades des de 0. Després d’una que no hi és no en va cap.',
    },
    maxAds: { type: 'number', min: 0, max: 3, default: 3, description: 'Anuncis, com a màxim.' },
    cards: {
      type: 'json',
      of: 'GalleryCard[]',
      default: [],
      description: 'Les fotos, si no són les que ha escrit el servidor.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['image'],
          properties: {
            image: {
              type: 'object',
              properties: { src: { type: 'string' }, url: { type: 'string' }, alt: { type: 'string' } },
            },
            title: { type: 'string' },
            signature: { type: 'string' },
          },
        },
      },
    },
  },
  slots: {
    default: {
      description:
        'Les fotos, cada una una «figure» dins d’un «li.ap-slide» d’un «ul.ap-slides» d’un «div.ap-slider».',
      stays: true,
    },
    ad: adSlot,
  },
  events: {
    'ap-slide-change': {
      detail: { index: 'number' },
      description: 'Es veu una altra foto; «index» comença en 0 i no compta els anuncis.',
    },
  },
});
