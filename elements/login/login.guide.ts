import type { Guide } from '../../src/element/guide.types.ts';
import { formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Les pàgines d’accés: la de persones adultes, la de famílies del club i la de criatures del club.'],
  avoid: [
    'Protegir un contingut: és un `<ap-gate>`, que porta ací.',
    'Canviar la contrasenya: és un `<ap-password>`. Ací només es demana el correu amb l’enllaç per a canviar-la.',
  ],
  keyboard: [...formKeys, ['Enter o Espai, en «Mostra»', 'Mostra la contrasenya o l’amaga.']],
  screenReader: [
    ...formScreenReader,
    'El motiu d’un rebuig és una alerta, i les confirmacions s’anuncien.',
    'La contrasenya es pot pegar, i els gestors de contrasenyes la reconeixen.',
  ],
};
