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
    ['← i →', 'Van cinc segons arrere o avant; J i L, deu.'],
    ['↑ i ↓', 'Pugen i baixen el volum. M lleva el so i el torna.'],
    ['0 a 9', 'Van a eixa dècima part: 5, a la meitat. Inici i Fi, al principi i al final.'],
    ['C', 'Posa o lleva els subtítols.'],
    ['F', 'Posa la pantalla completa, o en torna.'],
    ['Esc', 'Tanca la configuració, i torna el focus al seu botó.'],
  ],
  screenReader: [
    'És una regió amb el nom de `media-title`. Les tecles valen quan el focus és dins.',
    'El temps i el volum són controls lliscants, i el seu valor es llig amb paraules.',
    'Si no es pot reproduir, s’anuncia el motiu amb un botó per a tornar-ho a provar.',
  ],
};
