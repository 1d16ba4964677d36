import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'cookie',
      name: 'postalCode',
      holds: 'El codi postal del municipi.',
      until: '{place.hours} hores.',
    },
    {
      where: 'cookie',
      name: 'locationName',
      holds: 'El nom del municipi.',
      until: '{place.hours} hores.',
    },
    {
      where: 'cookie',
      name: 'ineCode',
      holds: 'El codi oficial del municipi.',
      until: '{place.hours} hores.',
    },
  ],
  sends: [
    {
      call: 'GET /api/front/weather/forecast-ine/{code}',
      sends: 'El codi del municipi.',
      kept: 'Res.',
    },
    {
      call: 'GET /api/front/weather/forecast-zip/{zip}/{name}',
      sends: 'El codi postal i el nom del municipi.',
      kept: 'Res.',
    },
    {
      call: 'GET /api/front/geocoder',
      sends:
        'La posició, arredonida a un quilòmetre, si el navegador ho permet i la pàgina posa esta adreça en `geocoder-url`.',
      kept: 'Res.',
    },
    {
      call: 'GET (geocoder-url)',
      sends:
        'La posició, arredonida a un quilòmetre, quan es prem el botó i el navegador ho permet; si no n’hi ha cap, va al servei de `geocoder`. En el club i a una criatura no se li demana mai.',
      kept: 'Res.',
    },
  ],
  others: [
    {
      who: 'El servei de `geocoder` o de `geocoder-url`, si és d’una altra web (OpenStreetMap, Google o un altre): rep la posició, arredonida a un quilòmetre.',
      when: 'Quan qui llig prem el botó de la posició i el navegador permet donar-la, i no abans. Mai en el club ni a una criatura.',
    },
  ],
};
