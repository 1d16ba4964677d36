import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  sends: [
    {
      call: 'GET (ad-url)/decisions',
      sends:
        'Quin espai és, de quina web, i quines mides admet. Ni galetes, ni l’adreça de la pàgina, ni res de qui llig. Només amb el consentiment donat.',
      kept: 'Cap dada que diga de qui és; el que compta el servei d’anuncis és en el seu contracte.',
    },
  ],
  others: [
    {
      who: 'El servei d’anuncis de `ad-url`, que mostra l’anunci en un marc seu.',
      when: 'Només quan qui llig ha acceptat els anuncis en la ferramenta de consentiment de la web; mai en el club ni a una criatura.',
    },
    {
      who: 'Google, amb `ad-service="gpt"`: el seu programa s’executa en la pàgina, en pot llegir l’adreça i el contingut, i guarda identificadors seus en el navegador.',
      when: 'Només amb el mateix consentiment. Els anuncis segons un perfil, només si qui llig també els ha acceptat.',
    },
  ],
};
