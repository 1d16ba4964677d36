import type { Guide } from '../../src/element/guide.types.ts';
import { rowKeys, rowScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['El temps d’un municipi valencià, en una portada o en la pàgina del temps.'],
  avoid: [
    'El temps d’altres llocs: només hi ha els municipis d’Alacant, Castelló i València.',
    'Un avís de mal temps: és un `<ap-alerts>` o un `<ap-last-hour>`.',
  ],
  keyboard: [
    ...rowKeys,
    ['↓ i ↑, en el camp del municipi', 'Van per les propostes; Enter en tria una, Esc tanca la llista.'],
    ['Enter o Espai, en «El temps d’on soc»', 'Demana al navegador la posició de qui llig.'],
  ],
  screenReader: [
    ...rowScreenReader,
    'Quan el municipi canvia, s’anuncia quin és. Si no s’ha pogut saber, s’anuncia per què.',
    'L’estat del cel va escrit en cada dia; el dibuix no es llig.',
  ],
};
