import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Triar un nom d’una llista llarga que es coneix: un municipi, un programa.',
    'Triar uns quants noms d’eixa llista, amb `multiple`.',
  ],
  avoid: [
    'Menys de deu opcions: és un `<ap-dropdown>`.',
    'Buscar en el text de la web: és la cerca de `<ap-header>`.',
  ],
  keyboard: [
    ['Lletres', 'Proposen fins a deu noms.'],
    ['↓ i ↑', 'Van per les propostes.'],
    ['Enter', 'Tria la proposta marcada.'],
    ['Esc', 'Tanca la llista i deixa el que s’ha escrit.'],
  ],
  screenReader: [
    'És un quadre combinat: es llig quantes propostes hi ha i quina està marcada.',
    'Amb `multiple`, els noms triats són una llista, i cada botó diu quin nom lleva.',
    'Amb `multiple`, si el text no és cap nom de la llista, s’anuncia de seguida.',
  ],
};
