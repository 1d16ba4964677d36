import type { State, StateCms } from '../../src/server/state.types.ts';

/** Ids of polls that exist for these states only. The demo adds them to its sample polls. */
export const showroomPolls = {
  /** The showroom stores a vote for it in this browser. */
  voted: 'aparador-votada',
  /** No option at all. */
  empty: 'aparador-buida',
  /** Nobody has voted. */
  fresh: 'aparador-nova',
} as const;

const poll = (id: string) => (cms: StateCms) => cms.poll(id);

/** Markup of a CMS without the options. */
const withoutOptions = `<ap-poll poll-id="1">
  <h2 slot="question">Quin pati visitareu primer?</h2>
  <p><a href="/enquestes/1">Voteu en la pàgina de l’enquesta</a></p>
</ap-poll>`;

export const states: readonly State[] = [
  { id: 'oberta', title: 'Oberta', about: 'Es pot triar, votar i confirmar.', html: poll('1') },
  {
    id: 'carregant',
    title: 'Carregant',
    about: 'L’API no respon mai. L’esquelet té la forma definitiva.',
    html: withoutOptions,
    fault: 'slow',
    config: { 'http-timeout': '600000' },
  },
  {
    id: 'carregant-opcions',
    title: 'Carregant, amb opcions del servidor',
    about: 'Les opcions ja es lligen; encara no es pot votar.',
    shows: 'L’Almoina',
    html: poll('1'),
    fault: 'slow',
    config: { 'http-timeout': '600000' },
  },
  {
    id: 'error',
    title: 'Error del servidor',
    about: 'L’API respon 500: missatge i botó per a tornar-ho a provar.',
    html: withoutOptions,
    fault: '500',
  },
  {
    id: 'error-opcions',
    title: 'Error, amb opcions del servidor',
    about: 'Les opcions es poden llegir, però no es pot votar.',
    html: poll('1'),
    fault: '500',
  },
  {
    id: 'temps-esgotat',
    title: 'Temps esgotat',
    about: 'L’API no ha respost a temps.',
    html: withoutOptions,
    fault: 'slow',
    config: { 'http-timeout': '300' },
  },
  {
    id: 'no-json',
    title: 'Resposta que no és JSON',
    about: 'L’API torna una pàgina d’HTML.',
    html: withoutOptions,
    fault: 'garbage',
  },
  {
    id: 'forma-equivocada',
    title: 'Resposta amb una altra forma',
    about: 'És JSON, però no és una enquesta.',
    html: withoutOptions,
    fault: 'shape',
  },
  {
    id: 'sense-opcions',
    title: 'Buida',
    about: 'L’enquesta no té cap opció.',
    html: poll(showroomPolls.empty),
  },
  {
    id: 'sense-vots',
    title: 'Sense vots',
    about: 'Ningú no ha votat encara.',
    shows: '0 vots',
    html: poll(showroomPolls.fresh),
  },
  {
    id: 'votada',
    title: 'Ja votada',
    about: 'Este navegador recorda el vot: es veuen els resultats i l’opció pròpia.',
    html: poll(showroomPolls.voted),
    voted: { pollId: showroomPolls.voted, votedOptionId: '2' },
  },
  { id: 'tancada', title: 'Tancada', about: 'Només els resultats.', html: poll('3') },
  {
    id: 'tancada-text-propi',
    title: 'Tancada, amb text propi',
    about: 'El CMS posa el seu text per a quan no es pot votar.',
    shows: 'Divendres en parlem en antena.',
    html: `<ap-poll poll-id="3">
  <h2 slot="question">Quina és la millor coca per a berenar?</h2>
  <p slot="inactive">Gràcies a totes les persones que heu participat. Divendres en parlem en antena.</p>
</ap-poll>`,
  },
  {
    id: 'programada',
    title: 'Programada',
    about: 'Encara no s’ha obert: diu quan s’obrirà.',
    html: poll('4'),
  },
  {
    id: 'amagada',
    title: 'Amagada',
    about: 'No es veu res.',
    html: '<ap-poll poll-id="5"><h2 slot="question">Quin nom posem a la mascota?</h2></ap-poll>',
  },
  {
    id: 'textos-llargs',
    title: 'Només amb sessió, i amb textos llargs',
    about: 'Sense sessió, votar obri el diàleg d’accés. Les paraules llargues es partixen.',
    html: poll('2'),
  },
  {
    id: 'vint-opcions',
    title: 'Vint opcions',
    about: 'La llista és llarga i continua sent clara.',
    html: poll('6'),
  },
  {
    id: 'vot-repetit',
    title: 'Vot repetit',
    about: 'Voteu: el servidor diu que ja heu votat, i es veuen els resultats.',
    html: poll('1'),
    fault: 'vote-409',
  },
  {
    id: 'vot-fallit',
    title: 'Vot que falla',
    about: 'Voteu: el servidor falla. La tria es conserva i es pot tornar a provar.',
    fullest: true,
    html: poll('1'),
    fault: 'vote-500',
  },
  {
    id: 'no-existix',
    title: 'No existix',
    about: 'L’API no coneix l’enquesta.',
    html: '<ap-poll poll-id="no-existix"><h2 slot="question">Una enquesta esborrada</h2></ap-poll>',
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava; l’enquesta funciona igual.',
    html: `<ap-poll poll-id="1" total-votes="molts" options="[{]">
  <h2 slot="question">Quin pati visitareu primer?</h2>
</ap-poll>`,
    config: { preview: '' },
  },
];
