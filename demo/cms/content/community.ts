import type { Content } from './content.types.ts';
import { written } from './written.ts';

/** Blogs and activities. */
export const community: Content[] = [
  {
    id: 'c10',
    kind: 'blog',
    slug: 'elogi-de-la-cadira-al-carrer',
    kicker: 'El mirador d’Empar',
    title: 'Elogi de la cadira al carrer',
    lead: 'Traure la cadira a la fresca és l’última xarxa social que no demana contrasenya.',
    illustration: { name: 'cadira', alt: 'Un barri de cases baixes a la posta de sol.' },
    author: 'Empar Ribelles',
    minutesAgo: 1440,
    body: written(
      'Ma tia treia la cadira a les huit. No abans, perquè encara cremava la vorera, ni després, perquè ja estava tot dit. En eixa hora justa es resolien bodes, veremes i eleccions.',
      'Hui he tret la meua. El primer que ha passat m’ha preguntat si em trobava bé. El segon s’ha assegut.',
    ),
  },
  {
    kind: 'blog',
    slug: 'un-nuvol-amb-nom',
    kicker: 'Quadern de l’oratge',
    title: 'Per què li posem nom als núvols',
    lead: 'Hi ha un núvol que a Riumar es diu «la tia Quica». Sempre porta faena.',
    illustration: { name: 'nuvol', alt: 'Un núvol blanc de paper que tapa mig sol.' },
    author: 'Rafa Montaner',
    minutesAgo: 2900,
    body: written(
      'Abans dels mapes i dels satèl·lits, cada poble batejava els núvols que coneixia. Era una manera de saber què havien de fer: si ve la tia Quica, arrepleguem la roba.',
    ),
  },
  {
    id: 'c11',
    kind: 'activity',
    slug: 'taller-de-paper-retallat',
    kicker: 'Taller',
    title: 'Taller de paper retallat per a famílies',
    lead: 'Porteu unes tisores i una història. La resta la posem nosaltres.',
    illustration: { name: 'paper', alt: 'Tres animals de paper amb ulls grans que riuen.' },
    author: 'Casa de la Cultura de Vilaclara',
    minutesAgo: 700,
    note: 'Dissabte, 10.30 h · Casa de la Cultura, Vilaclara',
    body: written(
      'Durant dos hores farem, full sobre full, les escenes que il·lustren estes pàgines. Cada família s’endú a casa el seu quadre. Places per a trenta persones; no cal inscripció.',
    ),
  },
  {
    id: 'c12',
    kind: 'activity',
    slug: 'passejada-per-la-sequia',
    kicker: 'Passejada',
    title: 'Passejada per la séquia del Molí',
    lead: 'Cinc quilòmetres plans, tres molins i un esmorzar a l’ombra.',
    illustration: { name: 'sequia', alt: 'Camps verds que arriben fins a una barraca.' },
    author: 'Amics de l’Horta de Baix',
    minutesAgo: 820,
    note: 'Diumenge, 9 h · Molí de Dalt, les Moreres',
    body: written(
      'Caminarem amb una regant que coneix cada comporta pel seu nom. El recorregut és apte per a cotxets i cadires de rodes.',
    ),
  },
];
