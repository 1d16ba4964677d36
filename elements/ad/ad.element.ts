import type { AdSizes } from '../../src/ads/ads.types.ts';
import { defineContract } from '../../src/element/contract.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    AdSizes: AdSizes;
  }
}

export const contract = defineContract({
  tag: 'ap-ad',
  group: 'services',
  title: 'Anunci',
  summary:
    'Un lloc per a un anunci, amb l’espai guardat perquè res no es moga. Només es demana si la pàgina té servei d’anuncis i qui llig els ha acceptat. A un servei en un marc aïllat no se li diu res de ningú.',
  content: 'fallback',
  withoutScript: 'No es veu res: sense JavaScript no hi ha anunci ni espai guardat.',
  background: 'library',
  needs: { adUrl: '/anuncis' },
  attributes: {
    slotId: {
      type: 'string',
      description: 'Identificador de l’espai, per al servei d’anuncis i per a `ap-ad-close`.',
    },
    slotName: { type: 'string', description: 'Nom de l’espai, per al servei d’anuncis.' },
    slotType: { type: 'string', description: 'Classe d’espai, per al servei d’anuncis.' },
    adUnitCode: {
      type: 'string',
      description:
        'Codi de l’espai en el servei d’anuncis, com ara «portada/centre». Sense codi no es demana cap anunci.',
    },
    sizes: {
      type: 'json',
      of: 'AdSizes',
      isShort: true,
      description:
        'Mides que hi caben, en px: `[[300,250]]`, o `{"mobile":[[320,100]],"desktop":[[728,90]]}`. Es guarda l’altura de la més alta. Sense mides no es demana cap anunci.',
      schema: { type: ['array', 'object'] },
    },
    preview: {
      type: 'boolean',
      description: 'És la vista prèvia del gestor: no es demana cap anunci ni es guarda cap espai.',
    },
    closable: {
      type: 'boolean',
      description:
        'L’anunci es queda baix en la finestra, amb un botó per a tancar-lo. Es veu quan s’ha baixat més d’una pantalla i fins que s’acaba el contingut.',
    },
    contentSelector: {
      type: 'string',
      isSelector: true,
      default: 'main',
      description:
        'Selector CSS del contingut que acompanya un anunci amb `closable`: quan s’acaba, l’anunci s’amaga.',
    },
    mobileMax: {
      type: 'number',
      default: 768,
      min: 0,
      description: 'Amplària màxima de la finestra, en px, amb què valen les mides de mòbil.',
    },
  },
  slots: {
    default: {
      description:
        'L’espai guardat: el text «Publicitat» i dos `<svg class="ap-ad-room">`, un amb `data-screens="mobile"` i un amb `data-screens="desktop"`, amb l’altura en `height`. Amb `closable` no hi va res.',
    },
  },
  events: {
    'ap-ad-close': {
      detail: { id: 'string' },
      cause: 'page',
      description: 'S’ha tancat un anunci amb `closable`; «id» és el seu `slot-id`.',
    },
  },
});
