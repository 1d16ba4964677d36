import type { State } from '../../src/server/state.types.ts';

const profile = (attributes: string, slots = '') =>
  `<ap-profile ${attributes}>${slots}<p><a href="/logout">Eixiu</a></p></ap-profile>`;

/** Depends on the current user: the showroom can switch users. */
export const states: readonly State[] = [
  {
    id: 'sense-sessio',
    title: 'Dades',
    about: 'Amb una persona adulta, les seues dades; sense sessió, el camí a l’accés.',
    html: profile('tab="user"'),
  },
  {
    id: 'continguts',
    title: 'Continguts guardats',
    about: 'Amb sessió, en dos columnes, i en una per davall de 578 píxels; cada fitxa es pot llevar.',
    html: profile('tab="favourites"'),
  },
  {
    id: 'programes',
    title: 'Programes preferits',
    about: 'Amb sessió, i amb una criatura també: a ella se li parla de tu.',
    html: profile('tab="shows" site="lacolla"'),
  },
  {
    id: 'llista-buida',
    title: 'Llista buida',
    about: 'Amb sessió i sense res guardat es veuen les paraules de la pàgina.',
    html: profile(
      'tab="favourites"',
      '<p slot="empty-favourites">Encara no hi ha res: mireu la portada.</p>',
    ),
  },
  {
    id: 'llista-caiguda',
    title: 'La llista no arriba',
    about: 'Amb sessió: ho diu, i es pot tornar a provar.',
    html: profile('tab="favourites"'),
    fault: '500',
  },
  {
    id: 'llista-lenta',
    title: 'La llista tarda',
    about: 'Amb sessió: el lloc de les fitxes es guarda.',
    html: profile('tab="favourites"'),
    fault: 'slow',
    config: { 'http-timeout': '600000' },
  },
  {
    id: 'criatures',
    title: 'Criatures, en el club',
    about: 'Amb qui té criatures a càrrec: una fitxa de cada una i com afegir-ne.',
    html: profile('tab="children" site="lacolla"'),
  },
  {
    id: 'criatures-fora',
    title: 'Criatures, fora del club',
    about: 'Amb una persona adulta: què és el club i on es gestionen els carnets.',
    html: profile('tab="children" site="apunt"'),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava; es veuen les dades.',
    html: profile('tab="amics" masonry-break="ample"'),
    config: { preview: '' },
  },
  {
    id: 'llengua',
    title: 'Dades, en la web de llengua',
    about: 'Amb una persona adulta: quatre butlletins, i ni programes ni criatures en el menú.',
    html: profile('tab="user" site="apunts"'),
  },
  {
    id: 'ampliat',
    title: 'Dades, en el club',
    about: 'Amb una persona adulta: a més, el NIF, el telèfon i l’adreça postal.',
    fullest: true,
    html: profile('tab="user" site="lacolla"'),
  },
  {
    id: 'servidor-caigut',
    title: 'Dades que no arriben',
    about: 'Amb sessió: el formulari té el que se’n sap, i es pot tornar a provar.',
    html: profile('tab="user"'),
    fault: '500',
  },
  {
    id: 'refusat',
    title: 'No es pot guardar',
    about: 'Amb sessió: en guardar diu per què, i el que heu escrit continua en el seu lloc.',
    html: profile('tab="user"'),
    fault: 'account-refused',
  },
];
