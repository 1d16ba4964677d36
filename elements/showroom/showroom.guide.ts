import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['En pàgines de desenvolupament, per a veure-les com a visitant, adult o criatura.'],
  avoid: [
    'Una pàgina publicada: no s’hi definix.',
    'Provar l’accés de veres: no canvia la sessió del servidor.',
  ],
  keyboard: [['↓ i ↑', 'Trien un usuari de mostra.']],
  screenReader: ['És un grup de botons de ràdio amb nom.'],
};
