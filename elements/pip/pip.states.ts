import type { State } from '../../src/server/state.types.ts';
import { pipTag, sample } from './pip.server.ts';

export const states: readonly State[] = [
  {
    id: 'enllac',
    title: 'Un enllaç',
    about: 'Obri una finestra de 600 × 396, i el que sona en la pàgina para.',
    shows: 'Obriu-lo en una finestra menuda',
    fullest: true,
    html: pipTag(sample),
  },
  {
    id: 'una-altra-mida',
    title: 'D’una altra mida',
    about: 'L’amplària, l’altura i el nom de la finestra es trien.',
    shows: 'Obriu la ràdio a banda',
    html: pipTag({ ...sample, width: 480, height: 270, name: 'un-altre', label: 'Obriu la ràdio a banda' }),
  },
];
