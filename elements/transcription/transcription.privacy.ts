import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  sends: [
    {
      call: 'GET (dictionary-base)',
      sends: 'La paraula que es vol entendre, quan es prem.',
      kept: 'Res.',
    },
  ],
  others: [
    {
      who: 'El diccionari de `dictionary-base`, si és d’una altra web.',
      when: 'Quan es prem una paraula; mai en el club, ni amb la sessió d’una criatura.',
    },
  ],
};
