import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un vídeo o un àudio dins d’un text, en directe o a la carta.'],
  avoid: [
    'El que encapçala la pàgina d’un vídeo: és un `<ap-opening>`.',
    'Un vídeo de YouTube o d’una xarxa: és un `<ap-social-embed>`.',
    'Un vídeo de fons sense so ni controls: és un `<video>`.',
  ],
  keyboard: [
    ['Espai o K', 'Reproduïx o para.'],
    ['← i →', 'Cinc segons arrere o avant; J i L, deu.'],
    ['↑ i ↓', 'Més o menys volum. M lleva el so.'],
    ['0 a 9', 'Va a eixa dècima part: amb 5, a la meitat. Inici i Fi, al principi i al final.'],
    ['C', 'Posa o lleva els subtítols.'],
    ['F', 'Ompli la pantalla, o en torna.'],
    ['Esc', 'Tanca la configuració, i torna el focus al seu botó.'],
  ],
  screenReader: [
    'És una regió amb el nom del títol. Les tecles valen amb el focus dins.',
    'El temps i el volum són controls lliscants que diuen el seu valor amb paraules.',
    'Una fallada és una alerta amb un botó per a tornar-ho a provar, que conserva el focus.',
  ],
};
