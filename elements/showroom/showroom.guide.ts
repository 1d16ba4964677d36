import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'En pàgines de desenvolupament, per a vore-les com a visitant, com una persona adulta o com una criatura.',
  ],
  avoid: [
    'Una pàgina publicada: sense `dev` en `<ap-config>` no fa res.',
    'Provar l’accés de veres: la sessió del servidor no canvia, i les crides a l’API no reben l’usuari de mostra.',
  ],
  keyboard: [['↓ i ↑', 'Trien un usuari de mostra.']],
  screenReader: ['És un grup de botons de ràdio, amb un per a cada usuari.'],
};
