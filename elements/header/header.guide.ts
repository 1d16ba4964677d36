import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Dalt de cada pàgina, una vegada. La posa la plantilla.'],
  avoid: [
    'El menú d’un programa: és un `<ap-show-nav>`, davall de la capçalera.',
    'Una segona capçalera en la mateixa pàgina.',
  ],
  keyboard: [
    ['Enter, Espai o ↓, en un apartat amb submenú', 'Obrin el submenú, i ↓ porta al primer enllaç.'],
    [
      'Esc',
      'Tanca primer les propostes o el submenú, i després el menú o la cerca. El focus torna on estava.',
    ],
    [
      '↓ i ↑, en la cerca',
      'Van per les propostes, i Enter en tria una. Sense triar-ne cap, busca el que hi ha escrit.',
    ],
    ['Tab', 'Entra en la capçalera, que es mostra si estava amagada.'],
  ],
  screenReader: [
    'El menú, el menú complet i les xarxes són navegacions i llistes amb nom, i la cerca és una regió de cerca.',
    'Amb el menú o la cerca oberts, la resta de la pàgina no es pot enfocar ni llegir.',
    'Els botons diuen si el que obrin està obert.',
  ],
};
