import type { Guide } from '../../src/element/guide.types.ts';
import { rowKeys, rowScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['El temps d’un municipi valencià, en una portada o en la pàgina del temps.'],
  avoid: [
    'El temps d’un altre lloc: només hi ha els municipis d’Alacant, Castelló i València.',
    'Un avís per mal temps: és un `<ap-alerts>` o un `<ap-last-hour>`.',
  ],
  keyboard: [
    ...rowKeys,
    ['↓ i ↑, en el camp del municipi', 'Van per les propostes; Enter en tria una, Esc tanca la llista.'],
    ['Enter o Espai, en «El temps d’on soc»', 'Demana al navegador on és qui llig.'],
  ],
  screenReader: [
    ...rowScreenReader,
    'S’anuncia de quin municipi és el temps quan canvia, i per què no s’ha pogut saber.',
    'Cada dia és text: el dibuix del cel no diu res que no estiga escrit.',
  ],
};
