import type { State } from '../../src/server/state.types.ts';

const fallback = '<p>Per a canviar la contrasenya cal JavaScript.</p>';

export const states: readonly State[] = [
  {
    id: 'peticio',
    title: 'Petició',
    about: 'Demana el correu per a canviar la contrasenya.',
    html: `<ap-password email="anna@example.cat">${fallback}</ap-password>`,
  },
  {
    id: 'usuari-desconegut',
    title: 'Usuari desconegut',
    about: 'Envieu-lo: no hi ha ningú amb este correu.',
    fullest: true,
    html: `<ap-password email="ningu@example.cat">${fallback}</ap-password>`,
    fault: 'account-refused',
  },
  {
    id: 'servidor-caigut',
    title: 'Servidor caigut',
    about: 'Envieu-lo: no diu que l’usuari no existix.',
    html: `<ap-password email="anna@example.cat">${fallback}</ap-password>`,
    fault: '500',
  },
  {
    id: 'enviat',
    title: 'Enviat, en la mateixa pàgina',
    about: 'Envieu-lo: la confirmació es queda ací.',
    html: `<ap-password email="anna@example.cat" stay>${fallback}</ap-password>`,
    fault: 'account-done',
  },
  {
    id: 'contrasenya-nova',
    title: 'Contrasenya nova',
    about: 'La que es veu en seguir l’enllaç del correu.',
    html: `<ap-password variant="reset" token="de-mostra" stay>${fallback}</ap-password>`,
    fault: 'account-done',
  },
  {
    id: 'sense-clau',
    title: 'Sense l’enllaç',
    about: 'No hi ha formulari, sinó on és l’enllaç i com se’n demana un altre.',
    html: `<ap-password variant="reset">${fallback}</ap-password>`,
  },
];
