import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Un anunci dins d’un article o d’una llista, en un lloc amb servei d’anuncis.',
    'Un anunci que es queda al peu de la finestra i es pot tancar: `closable`.',
  ],
  avoid: [
    'Un avís de la casa: és un `<ap-alerts>`.',
    'Una imatge vostra amb un enllaç: no cal cap etiqueta.',
    'Una pàgina del club infantil: no s’hi demana cap anunci.',
  ],
  keyboard: [
    [
      'Enter o Espai, en «Tanqueu l’anunci»',
      'Tanca el del peu de la finestra i porta el focus al contingut.',
    ],
  ],
  screenReader: [
    'Damunt de cada anunci hi ha el text «Publicitat», que és també el nom del seu marc.',
    'El del peu de la finestra és una regió complementària amb eixe nom. El que té el focus no queda mai davall.',
  ],
};
