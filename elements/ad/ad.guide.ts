import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Un anunci dins d’un article o d’una llista, en una web amb servei d’anuncis.',
    'Un anunci que es queda al peu de la finestra i es pot tancar: `closable`.',
    'Qui llig els ha d’haver acceptat: ho diu la galeta d’`ad-consent-cookie` en `<ap-config>`, o la pàgina amb `ap.consent.set({ ads: true })`.',
  ],
  avoid: [
    'Un avís de la casa: és un `<ap-alerts>`.',
    'Una imatge vostra amb un enllaç: no cal cap etiqueta.',
    'Una pàgina del club infantil: l’etiqueta hi pot ser, però no es demana cap anunci.',
  ],
  keyboard: [
    [
      'Enter o Espai, en «Tanqueu l’anunci»',
      'Tanca l’anunci del peu de la finestra i porta el focus al contingut.',
    ],
  ],
  screenReader: [
    'Damunt de cada anunci hi ha el text «Publicitat», que és també el nom del seu marc.',
    'El del peu de la finestra és una regió complementària amb eixe nom. El que té el focus no queda mai davall.',
  ],
};
