import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'localStorage',
      name: 'ap-embed-consent',
      holds: 'De quines webs s’ha dit que es volen vore sempre els continguts.',
      until: 'Fins que es canvia en la pàgina de privacitat o s’esborren les dades del navegador.',
    },
  ],
  others: [
    {
      who: 'Facebook, Instagram, TikTok, X o YouTube (en el seu domini sense galetes), segons el contingut.',
      when: 'En prémer «Mostreu», o si ja s’havia dit que sempre; abans no se’ls demana res. Mai en el club ni a una criatura.',
    },
  ],
};
