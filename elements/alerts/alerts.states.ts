import type { State } from '../../src/server/state.types.ts';
import { alertsTag } from './alerts.server.ts';

const long =
  'Electroencefalografistadelsotorrinolaringòlegsd’extramurs i una frase que continua encara un poc més perquè no hi càpia';

export const states: readonly State[] = [
  {
    id: 'un-avis',
    title: 'Un avís',
    about:
      'S’amaga al minut, en la mostra, si no hi ha el punter o el focus. Torneu a carregar la pàgina: ja no ix.',
    shows: 'Alerta per pluja',
    html: alertsTag({
      timeout: 60_000,
      alerts: [{ id: 'mostra-un', title: 'Alerta per pluja', text: 'Eviteu els barrancs.' }],
    }),
  },
  {
    id: 'dos-avisos',
    title: 'Dos avisos',
    about: 'Cada un amb el seu botó. Si en tanqueu un, l’altre no es mou. No s’amaguen sols.',
    shows: 'Línia tallada',
    fullest: true,
    html: alertsTag({
      timeout: 0,
      alerts: [
        {
          id: 'mostra-dos-a',
          title: 'Línia tallada',
          text: 'El tren de la costa no passa fins demà.',
          link: { href: '#linia', title: 'Tota la informació' },
        },
        { id: 'mostra-dos-b', title: 'Canvi de programació', text: 'El partit comença a les huit.' },
      ],
    }),
  },
  {
    id: 'textos-llargs',
    title: 'Textos llargs',
    about: 'Parteixen línia; el botó es queda al seu lloc.',
    shows: 'Electroencefalografista',
    html: alertsTag({ timeout: 0, alerts: [{ id: 'mostra-llarg', title: long, text: long }] }),
  },
];
