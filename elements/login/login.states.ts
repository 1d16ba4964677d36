import type { State } from '../../src/server/state.types.ts';

const title = (text: string) => `<h2 slot="title">${text}</h2>`;
const without = '<p>El formulari per a entrar necessita JavaScript.</p>';
const footer =
  '<p slot="footer">No podeu entrar? <a href="mailto:ajuda@apunt.example">ajuda@apunt.example</a></p>';

const login = (attributes: string, heading = 'Inicieu la sessió') =>
  `<ap-login redirect="false"${attributes}>${title(heading)}${without}${footer}</ap-login>`;

const child = ' site="lacolla" variant="child"';

export const states: readonly State[] = [
  { id: 'adulta', title: 'Persona adulta', about: 'Correu i contrasenya, sense xarxes.', html: login('') },
  {
    id: 'xarxes',
    title: 'Amb xarxes socials',
    about: 'Quatre enllaços davall del formulari.',
    shows: 'Entreu amb Google',
    html: login(' providers="google facebook apple twitter"'),
  },
  {
    id: 'families',
    title: 'Mares, pares i tutors',
    about: 'El registre és el de persones adultes i no hi ha xarxes.',
    html: login(' site="lacolla" variant="parent"', 'Accés de persones adultes'),
  },
  {
    id: 'infantil',
    title: 'Membre infantil',
    about: 'Número i PIN; davall, com es posa un PIN.',
    html: login(child, 'Hola! Qui eres?'),
  },
  {
    id: 'correu-escrit',
    title: 'Amb el correu escrit',
    about: 'El correu ja està posat.',
    html: login(' email="anna@example.cat"'),
  },
  {
    id: 'correu-demanat',
    title: 'Correu demanat',
    about: 'Confirma que s’ha enviat el correu.',
    html: login(' alert="password_reset_sent"'),
  },
  {
    id: 'contrasenya-canviada',
    title: 'Contrasenya canviada',
    about: 'Confirma que la contrasenya és nova.',
    html: login(' alert="password_changed"'),
  },
  {
    id: 'error',
    title: 'Error del servidor',
    about: 'Entreu: l’API respon 500. El correu es conserva i la contrasenya no.',
    html: login(''),
    fault: '500',
  },
  {
    id: 'error-infantil',
    title: 'Error del servidor, membre infantil',
    about: 'Entreu: el mateix, amb les paraules d’una criatura.',
    fullest: true,
    html: login(child, 'Hola! Qui eres?'),
    fault: '500',
  },
  {
    id: 'carregant',
    title: 'Esperant la resposta',
    about: 'Entreu: l’API no respon mai i el botó ho diu.',
    html: login(''),
    fault: 'slow',
    config: { 'http-timeout': '600000' },
  },
  {
    id: 'dins-d-un-altre',
    title: 'Dins d’un altre procés',
    about: 'Sense contingut del CMS: títol propi, i no se’n va enlloc.',
    html: '<ap-login embedded></ap-login>',
  },
  {
    id: 'textos-llargs',
    title: 'Textos llargs',
    about: 'Les paraules llargues no trenquen el formulari.',
    html: login(
      ` lang-overrides='{"login.submit":"Inicieu la sessió amb el vostre compte de tota la vida","login.email":"Adreça de correu electrònic amb què us vau registrar"}' providers="google facebook"`,
      'Inicieu la sessió per a continuar en la pàgina que estàveu llegint',
    ),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava; el formulari funciona igual.',
    html: login(' variant="gos" providers="myspace" success-url="javascript:alert(1)"'),
    config: { preview: '' },
  },
];
