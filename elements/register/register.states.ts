import type { State } from '../../src/server/state.types.ts';

const fallback = '<p>Per a crear un compte cal JavaScript.</p>';

export const states: readonly State[] = [
  {
    id: 'formulari',
    title: 'Formulari complet',
    about: 'Premeu el botó sense escriure res: diu què falta i porta al primer camp.',
    fullest: true,
    html: `<ap-register>${fallback}</ap-register>`,
  },
  {
    id: 'adults',
    title: 'Mares, pares i tutors',
    about: 'Correu, contrasenya i condicions.',
    html: `<ap-register variant="adults">${fallback}</ap-register>`,
  },
  {
    id: 'correu-bloquejat',
    title: 'Correu que ja ve donat',
    about: 'No es pot canviar.',
    html: `<ap-register variant="adults" email="tutora@example.cat">${fallback}</ap-register>`,
  },
  {
    id: 'correu-impossible',
    title: 'Correu donat que no és vàlid',
    about: 'No es bloqueja, perquè no tindria eixida.',
    html: `<ap-register variant="adults" email="tutora@">${fallback}</ap-register>`,
  },
  {
    id: 'refusat',
    title: 'Refusat pel servidor',
    about:
      'Ompliu-lo: el text general i, davall, els codis traduïts. Només cal tornar a escriure les contrasenyes.',
    html: `<ap-register>${fallback}</ap-register>`,
    fault: 'account-refused',
  },
  {
    id: 'servidor-caigut',
    title: 'Servidor caigut',
    about: 'En tocar-lo, la comprovació contra robots falla i es pot tornar a provar.',
    html: `<ap-register>${fallback}</ap-register>`,
    fault: '500',
  },
  {
    id: 'registrat',
    title: 'Registrat',
    about: 'Ompliu-lo: demana validar el correu.',
    html: `<ap-register variant="adults">${fallback}</ap-register>`,
    fault: 'account-done',
  },
  {
    id: 'textos-llargs',
    title: 'Textos llargs i propis',
    about: 'El CMS posa la introducció, les condicions i els noms dels camps.',
    html: `<ap-register lang-overrides='{"register.name":"Nom o noms amb què voleu que ens adrecem a vós en els missatges","register.submit":"Creeu el compte i accepteu rebre el missatge de validació"}'>
  <p slot="intro">El registre és el mateix per a totes les webs de la casa: només cal fer-lo una vegada.</p>
  <span slot="terms">He llegit, entenc i accepte les condicions d’ús, la política de privacitat i les bases de participació en els concursos i les enquestes.</span>
  ${fallback}
</ap-register>`,
  },
];
