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
    'Fotos d’una en una, amb el número, el títol i la firma. S’obrin a pantalla completa amb un botó o prement la foto.',
  content: 'enhance',
  withoutScript: 'Les fotos són una fila que es desplaça, amb el seu peu.',
  expects: 'img',
  background: 'library',
  attributes: {
    adIndices: {
      type: 'list',
      default: ['0', '3', '99'],
      description:
        'Després de quines fotos va un anunci, comptades des de 0: amb «0 3», després de la primera i de la quarta. Les posicions que no tenen foto no compten.',
    },
    maxAds: {
      type: 'number',
      integer: true,
      min: 0,
      max: 3,
      default: 3,
      description: 'Anuncis, com a màxim. En el club i amb la sessió d’una criatura no n’hi ha cap.',
    },
    cards: {
      type: 'json',
      of: 'GalleryCard[]',
      default: [],
      description:
        'Fotos, en lloc de les del servidor: `[{"image":{"src":"/foto.jpg","alt":"Un pati."},"title":"El pati","signature":"Foto: …"}]`.',
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
        'Les fotos, cada una en un `<figure>` dins d’un `<li class="ap-slide">` d’un `<ul class="ap-slides">`, dins d’un `<div class="ap-slider">`.',
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
