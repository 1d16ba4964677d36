import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un llistat gran on es busca: els programes, l’A-Z, les activitats o els blogs.'],
  avoid: [
    'Una llista sense cerca: és un `<ap-load-more>`.',
    'Els resultats de la cerca de tota la web: van en un `<ap-load-more>`, amb un `<ap-search-filter>`.',
  ],
  keyboard: [
    ['Enter, en una lletra', 'Mostra les targetes d’eixa lletra. Amb Arrere es torna a les d’abans.'],
    ['Enter, en el camp', 'Busca de seguida, sense esperar.'],
    ['Enter o Espai, en el botó del final', 'Porta més targetes, i el focus va a la primera nova.'],
  ],
  screenReader: [
    'Les lletres són una navegació amb nom, i es diu quina està triada.',
    'S’anuncia quants resultats hi ha, i quantes targetes han arribat.',
    'Amb el teclat s’arriba a un enllaç que bota al final de la llista, i a un altre que torna al principi.',
  ],
};
