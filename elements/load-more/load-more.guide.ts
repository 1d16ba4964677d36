import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Una llista de targetes amb pàgina següent: una secció, uns resultats, una portada.'],
  avoid: [
    'Una llista on s’ha de buscar o filtrar: és un `<ap-index>`.',
    'Una llista curta: sense res més ja està bé.',
  ],
  keyboard: [
    [
      'Enter o Espai, en el botó del final',
      'Porta la pàgina següent. El focus va a la primera targeta nova.',
    ],
  ],
  screenReader: [
    'S’anuncia quantes targetes han arribat, i quan ja són totes.',
    'Després d’unes quantes pàgines cal prémer el botó: el peu de la pàgina es pot abastar.',
  ],
};
