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
    'Un lloc per a un anunci, amb l’espai guardat perquè res no es moga. Només es demana si el lloc té servei d’anuncis i qui llig els ha acceptat, i no se li diu res de ningú.',
  content: 'fallback',
  background: 'library',
  needs: { adUrl: '/anuncis' },
  attributes: {
    slotId: { type: 'string', description: 'Identificador del lloc.' },
    slotName: { type: 'string', description: 'Nom del lloc.' },
    slotType: { type: 'string', description: 'Classe de lloc.' },
    adUnitCode: { type: 'string', description: 'Codi del servei d’anuncis. Sense ell no se’n demana cap.' },
    sizes: {
      type: 'json',
      of: 'AdSizes',
      isShort: true,
      description:
        'Mides que hi caben, en px: `[[300,250]]`, o `{"mobile":[[320,100]],"desktop":[[728,90]]}`. S’hi guarda l’altura de la més alta.',
      schema: { type: ['array', 'object'] },
    },
    preview: { type: 'boolean', description: 'En vista prèvia no es veu.' },
    closable: {
      type: 'boolean',
      description:
        'Anunci que es queda baix en la finestra, amb un botó per a tancar-lo: es veu passada una pantalla i fins que s’acaba el contingut.',
    },
    contentSelector: {
      type: 'string',
      isSelector: true,
      default: 'main',
      description: 'On s’acaba el contingut.',
    },
    mobileMax: {
      type: 'number',
      default: 768,
      min: 0,
      description: 'Amplària, en px, fins on valen les mides de mòbil.',
    },
  },
  slots: { default: { description: 'L’espai que es guarda fins que hi ha l’anunci.' } },
  events: {
    'ap-ad-close': { detail: { id: 'string' }, cause: 'page', description: 'Qui llig ha tancat l’anunci.' },
  },
});
