import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un avís curt per a tota la web, una vegada per sessió: un tall del servici, un canvi d’horari.'],
  avoid: [
    'Una notícia que acaba de passar: és un `<ap-last-hour>`.',
    'El que tothom ha de llegir: va en el text de la pàgina. Un avís s’amaga sol als set segons, si `timeout` no diu una altra cosa.',
    'L’error d’un formulari: cada formulari posa els seus.',
  ],
  keyboard: [
    ['Tab', 'Entra en els avisos. Un avís que té el focus del teclat no s’amaga.'],
    ['Enter o Espai, en «Tanqueu l’avís»', 'El tanca. El focus va a l’avís següent, o on estava abans.'],
  ],
  screenReader: [
    'Els avisos s’anuncien quan ixen, sense moure el focus, i el text es queda per a rellegir-lo.',
    'Són una regió amb el nom «Avisos». Cada botó diu quin avís tanca.',
  ],
};
