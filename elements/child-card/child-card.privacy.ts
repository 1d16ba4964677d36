import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  sends: [
    {
      call: 'onSave',
      sends:
        'Les dades i la foto de la criatura, només a la funció de la pàgina: l’element no les envia a cap servidor.',
      kept: 'El que guarde la pàgina.',
    },
  ],
};
