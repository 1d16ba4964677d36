import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'El més llegit, amb les llistes de notícies, vídeos i àudios, en una portada o al costat d’un article.',
  ],
  avoid: [
    'Una tria de la redacció: és un `<ap-carousel>` o una llista.',
    'Unes altres pestanyes: les quatre són fixes.',
  ],
  keyboard: [
    ['← i →', 'Van d’una pestanya a l’altra i en mostren la llista.'],
    ['Inici i Fi', 'Van a la primera i a l’última.'],
    ['Tab', 'Passa de les pestanyes a la llista.'],
  ],
  screenReader: [
    'Són pestanyes amb els seus panells, i es diu quina està triada. Una llista buida no té pestanya.',
  ],
};
