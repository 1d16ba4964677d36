import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un llistat gran on es busca: programes, l’A-Z, activitats, blogs.'],
  avoid: [
    'Una llista sense cerca: és un `<ap-load-more>`.',
    'Els resultats de la cerca de la web: són en `<ap-load-more>` i `<ap-search-filter>`.',
  ],
  keyboard: [
    ['Enter, en una lletra', 'Busca la lletra, i és un pas de l’historial.'],
    ['Enter, en el camp', 'Busca de seguida, sense esperar.'],
    ['Enter o Espai, en el botó del final', 'Porta més targetes, i el focus va a la primera nova.'],
  ],
  screenReader: [
    'Les lletres són una navegació amb nom, i es diu quina està triada.',
    'S’anuncia quants resultats hi ha, i quantes targetes han arribat. La llista diu quan està ocupada.',
    'Un enllaç porta al final de la llista, i un altre al principi.',
  ],
};
