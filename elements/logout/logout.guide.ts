import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Un botó per a eixir, en el perfil o en el menú.',
    'La pàgina d’eixida, amb `auto`: tanca la sessió en obrir-la.',
  ],
  avoid: [
    'Esborrar el compte: és en `<ap-profile>`.',
    'El menú de `<ap-profile>`: ja té l’enllaç per a eixir.',
  ],
  keyboard: [['Enter o Espai', 'Tanca la sessió i porta a `redirect-url`.']],
  screenReader: ['S’anuncia que la sessió s’està tancant, i que està tancada.'],
};
