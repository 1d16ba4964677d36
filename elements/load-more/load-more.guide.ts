import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Una llista de targetes amb pàgina següent: una secció, uns resultats, una portada.'],
  avoid: [
    'Una llista on s’ha de buscar o filtrar: és un `<ap-index>`.',
    'Una llista curta, que cap sencera en la pàgina: no cal cap etiqueta.',
  ],
  keyboard: [
    [
      'Enter o Espai, en el botó del final',
      'Porta la pàgina següent. El focus va a la primera targeta nova.',
    ],
  ],
  screenReader: [
    'S’anuncia quantes targetes han arribat, i que no n’hi ha més.',
    'Després de tres pàgines cal prémer el botó, i així s’arriba al peu de la pàgina. A qui avança amb Tab no se li carrega res tot sol.',
  ],
};
