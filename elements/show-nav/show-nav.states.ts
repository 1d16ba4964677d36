import type { State } from '../../demo/showroom/state.types.ts';

const show = '/programes/la-costera';

const list = (items: readonly string[]) => `<nav aria-label="La Costera"><ul>${items.join('')}</ul></nav>`;
const item = (path: string, title: string, inside = '') =>
  `<li><a href="${show}${path}">${title}</a>${inside}</li>`;

const items = [
  item('', 'El programa'),
  item(
    '/capitols',
    'Capítols',
    `<ul>${item('/capitols/temporada-2', 'Temporada 2')}${item('/capitols/temporada-1', 'Temporada 1')}</ul>`,
  ),
  item('/equip', 'L’equip'),
  item('/horaris', 'Horaris'),
];

const links = [
  { title: 'Portada', href: show },
  { title: 'L’equip', href: `${show}/equip` },
  {
    title: 'Vídeos',
    href: `${show}/videos`,
    children: [{ title: 'Sencers', href: `${show}/videos/sencers` }],
  },
];

/** Data in an attribute. */
const json = (data: unknown): string => JSON.stringify(data).replaceAll('"', '&quot;');

const nav = (attributes: string, of: readonly string[] = items) =>
  `<ap-show-nav${attributes}>${list(of)}</ap-show-nav>`;

export const states: readonly State[] = [
  {
    id: 'ampla',
    title: 'Sense plegar',
    about: 'Tots els enllaços; els apartats s’obrin amb el seu botó.',
    html: nav(` collapse-below="0" current="${show}/equip"`),
  },
  {
    id: 'plegada',
    title: 'Plegada',
    about: 'On som, i la resta en «Més».',
    html: nav(` collapse-below="9999" current="${show}/equip"`),
  },
  {
    id: 'dins-d-un-apartat',
    title: 'Dins d’un apartat',
    about: 'L’enllaç actiu és dels de dins: es marca el que el conté.',
    html: nav(` collapse-below="9999" current="${show}/capitols/temporada-2/1"`),
  },
  {
    id: 'en-cap',
    title: 'En una altra pàgina',
    about: 'Cap enllaç actiu: es veu el primer.',
    html: nav(' collapse-below="9999" current="/"'),
  },
  {
    id: 'un-enllac',
    title: 'Un enllaç',
    about: 'No hi ha res per a guardar en «Més».',
    html: nav(` collapse-below="9999" current="${show}"`, items.slice(0, 1)),
  },
  {
    id: 'dades',
    title: 'Enllaços com a dades',
    about: '«items» ocupa el lloc de la llista del servidor, i el que no hi cap va a «Més».',
    fullest: true,
    html: nav(` collapse-below="9999" current="${show}/equip" items="${json(links)}"`),
  },
  {
    id: 'textos-llargs',
    title: 'Textos llargs',
    about: 'Molts enllaços, i un nom propi per a «Més».',
    html: nav(
      ` more-label="Més apartats" current="${show}"`,
      [...Array(12).keys()].map((n) => item(`/${n}`, `Un apartat amb un nom llarg, el ${n + 1}`)),
    ),
  },
];
