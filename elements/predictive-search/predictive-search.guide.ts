import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Triar un nom d’una llista llarga que es coneix: un municipi, un programa.',
    'Triar-ne uns quants, amb `multiple`.',
  ],
  avoid: [
    'Menys de deu opcions: és un `<ap-dropdown>`.',
    'Buscar en el text de la web: és la cerca de `<ap-header>`.',
  ],
  keyboard: [
    ['Escriure', 'Proposa fins a deu noms.'],
    ['↓ i ↑', 'Van per les propostes.'],
    ['Enter', 'Tria la proposta d’ara.'],
    ['Esc', 'Tanca la llista i deixa el que s’ha escrit.'],
  ],
  screenReader: [
    'És un quadre combinat: diu quantes propostes hi ha i quina és la d’ara.',
    'Amb `multiple`, els noms triats són una llista, i cada botó diu quin nom lleva.',
    'Un text que no és cap nom és una alerta.',
  ],
};
