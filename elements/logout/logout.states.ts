import type { State } from '../../src/server/state.types.ts';

export const states: readonly State[] = [
  {
    id: 'boto',
    title: 'Botó',
    about: 'L’etiqueta és el text de l’enllaç que escriu el servidor.',
    fullest: true,
    html: '<ap-logout><a class="ap-button ap-quiet" href="/logout">Tanqueu la sessió</a></ap-logout>',
  },
  {
    id: 'sense-etiqueta',
    title: 'Sense etiqueta',
    about: 'El botó té el text de l’element.',
    html: '<ap-logout></ap-logout>',
  },
];
