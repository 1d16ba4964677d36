import type { Privacy } from '../../src/element/privacy.types.ts';
import { logout, summary } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'cookie',
      name: 'nx-session-user',
      holds:
        'Un resum públic de qui ha entrat, per a mostrar-lo: identificador, nom, tipus i preferits. D’una criatura, només l’identificador, el tipus i la inicial.',
      until: 'S’esborra en eixir i en tancar el navegador.',
    },
    {
      where: 'cookie',
      name: '*ap-session',
      holds: 'La clau de la sessió, que cap programa de la pàgina no pot llegir.',
      until:
        'Val {session.idleHours} hores sense ús i {session.hours} com a molt; s’esborra en eixir i en tancar el navegador.',
    },
  ],
  sends: [
    summary,
    {
      ...logout,
      sends: 'La galeta de la sessió, només si una eixida anterior no havia arribat al servidor.',
    },
  ],
  others: [
    {
      who: 'El servei de mesura que la pàgina alimenta amb `measurement`: la pàgina li passa què s’ha fet amb els elements, sense dades de qui ho fa.',
      when: 'Si la pàgina el configura i qui llig ho ha acceptat. En el club i per a una criatura, mai.',
    },
  ],
};
