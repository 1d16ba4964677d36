import type { State } from '../../src/server/state.types.ts';

const options = (names: readonly string[]) =>
  names.map((name, index) => `<option value="${index + 1}">${name}</option>`).join('');

const comarques = [
  'L’Alacantí',
  'L’Alcoià',
  'El Baix Maestrat',
  'El Camp de Túria',
  'El Comtat',
  'La Costera',
  'L’Horta Nord',
  'L’Horta Sud',
  'La Marina Alta',
  'La Marina Baixa',
  'La Plana Alta',
  'La Plana Baixa',
  'La Ribera Alta',
  'La Safor',
  'La Vall d’Albaida',
];

const select = (names: readonly string[], attributes = '', of = '') =>
  `<ap-dropdown label="Comarca"${attributes}><label>Comarca <select name="comarca"${of}>${options(names)}</select></label></ap-dropdown>`;

export const states: readonly State[] = [
  {
    id: 'una',
    title: 'Una opció',
    about: 'Triar-ne una tanca la llista. Amb el teclat: fletxes, Inici, Fi, lletres, Esc.',
    html: select(comarques.slice(0, 5)),
  },
  {
    id: 'unes-quantes',
    title: 'Unes quantes opcions',
    about: 'La llista continua oberta.',
    shows: 'Trieu',
    html: select(comarques.slice(0, 5), ' multiple', ' multiple'),
  },
  {
    id: 'oberta',
    title: 'Oberta, i llarga',
    about: 'La llista té la seua barra de desplaçament.',
    shows: 'La Vall d’Albaida',
    html: select(comarques, ' open'),
  },
  {
    id: 'enllacos',
    title: 'Enllaços',
    about: 'Són enllaços de veritat: es poden obrir en una altra pestanya.',
    fullest: true,
    html: '<ap-dropdown label="Canals"><ul><li><a href="#tv">Televisió</a></li><li><a href="#radio">Ràdio</a></li><li><a href="#internet">En línia</a></li></ul></ap-dropdown>',
  },
  {
    id: 'per-propietat',
    title: 'Opcions de la pàgina',
    about: 'Sense `<select>`: les opcions i el valor són dades.',
    html: `<ap-dropdown name="canal" value='"radio"'>
  <span slot="label">Canal</span>
  <script type="application/json" data-prop="options">
    [{ "name": "Televisió", "value": "tv" }, { "name": "Ràdio", "value": "radio" }]
  </script>
</ap-dropdown>`,
  },
  {
    id: 'textos-llargs',
    title: 'Textos llargs',
    about: 'El botó els talla, la llista els mostra sencers.',
    html: select([
      'Totes les comarques de la província, des de la mar fins a la serra i tornada',
      'Només la meua',
    ]),
  },
  {
    id: 'buida',
    title: 'Sense opcions',
    about: 'S’obri i no hi ha res per a triar.',
    shows: 'Trieu',
    html: '<ap-dropdown label="Comarca"></ap-dropdown>',
  },
];
