import type { State } from '../../src/server/state.types.ts';

const fallback = '<p>Per a fer el carnet del club cal JavaScript.</p>';

export const states: readonly State[] = [
  {
    id: 'comencament',
    title: 'Primer pas',
    about: 'Sense sessió: crear un compte o entrar amb el que ja es té, allí mateix.',
    html: `<ap-club-registration>${fallback}</ap-club-registration>`,
  },
  {
    id: 'dades',
    title: 'Segon pas',
    about: 'Tan llarg com calga. Premeu «Continueu» sense escriure res: porta al primer camp que falta.',
    html: `<ap-club-registration step="2">${fallback}</ap-club-registration>`,
  },
  {
    id: 'una-criatura',
    title: 'Una sola criatura',
    about: 'Amb «max-children» a 1 no se’n poden afegir més.',
    html: `<ap-club-registration step="2" max-children="1">${fallback}</ap-club-registration>`,
  },
  {
    id: 'refusat',
    title: 'Refusat pel club',
    about:
      'Ompliu-lo i envieu-lo: el correu ja té un compte, i s’hi pot entrar allí mateix sense perdre res.',
    fullest: true,
    html: `<ap-club-registration step="2">${fallback}</ap-club-registration>`,
    fault: 'account-refused',
  },
  {
    id: 'registrat',
    title: 'Registrat',
    about: 'Ompliu-lo i envieu-lo: demana validar el correu.',
    html: `<ap-club-registration step="2">
  <p slot="final">Mentrestant, ja podeu mirar els dibuixos de hui.</p>
  ${fallback}
</ap-club-registration>`,
    fault: 'account-done',
  },
  {
    id: 'textos-propis',
    title: 'Textos llargs i propis',
    about: 'El CMS posa la introducció i el text del primer pas.',
    html: `<ap-club-registration lang-overrides='{"club.create":"Creeu un compte nou per a tota la família","club.have-account":"Ja tinc un compte d’Apunt i vull entrar-hi"}'>
  <p slot="intro">Només cal fer-ho una vegada: després podreu afegir més criatures des del vostre perfil.</p>
  <p slot="step-1">El club és gratuït. Si escolteu la ràdio o mireu els programes amb el vostre compte, és el mateix.</p>
  ${fallback}
</ap-club-registration>`,
  },
];
