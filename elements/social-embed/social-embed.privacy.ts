import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'localStorage',
      name: 'ap-embed-consent',
      holds: 'De quins proveïdors s’ha triat mostrar sempre els continguts, o no mostrar-los.',
      until: 'Fins que es canvia en la pàgina de privacitat o s’esborren les dades del navegador.',
    },
  ],
  others: [
    {
      who: 'Facebook, Instagram, TikTok, X o YouTube (en el seu domini sense galetes), segons el contingut, o la web que hi ha en la pàgina d’`embed-url`.',
      when: 'En prémer «Mostreu el contingut», si ja s’havia triat mostrar-los sempre, o si la pàgina diu que té el consentiment; abans no se’ls demana res. Mai en el club ni a una criatura.',
    },
  ],
};
