import type { State } from '../../src/server/state.types.ts';
import { headerTag, sample } from './header.server.ts';

type Item = readonly [title: string, below?: readonly string[]];

/** Data in an attribute. */
const json = (data: unknown): string => JSON.stringify(data).replaceAll('"', '&quot;');

/** Header in the CMS's markup, with its own menu. */
function header(items: readonly Item[], attributes = '', banner = ''): string {
  const link = (title: string) => ({ title, href: '/' });
  const menu = items.map(([title, below = []]) => ({ ...link(title), children: below.map(link) }));
  return String(headerTag({ ...sample, social: [], menu })).replace(
    '<ap-header>',
    `<ap-header${attributes}>${banner}`,
  );
}

const items: readonly Item[] = [
  ['Notícies', ['Comarques', 'Cultura', 'Esports']],
  ['Directes'],
  ['A la carta', ['Vídeos', 'Àudios']],
];
const many: readonly Item[] = Array.from({ length: 14 }, (_, i) => [`Secció número ${i + 1}`]);
const long: readonly Item[] = [
  [
    'Informatius de totes les comarques valencianes',
    ['Un submenú amb un títol que no acaba mai de dir el que vol dir'],
  ],
  ['Internacionalització-de-tot-plegat-sense-cap-blanc'],
];

const links = [
  { title: 'Agenda', href: '/agenda', text: 'Què fer hui' },
  {
    title: 'Directes',
    href: '/directes',
    children: [
      { title: 'Televisió', href: '/directes/televisio' },
      { title: 'Ràdio', href: '/directes/radio' },
    ],
  },
];
const networks = [
  { network: 'instagram', href: 'https://www.instagram.com/' },
  { network: 'bluesky', href: 'https://bsky.app/' },
];
const suggestions = ['La Costera', { name: 'Costums de ponent' }, 'Arran de terra'];

export const states: readonly State[] = [
  {
    id: 'normal',
    title: 'Normal',
    about: 'Els submenús s’obrin amb el ratolí, el dit i el teclat.',
    shows: 'Directes',
    html: header(items),
  },
  {
    id: 'menu-llarg',
    title: 'Menú que no hi cap',
    about: 'Es mou de costat amb el dit, i amb botons.',
    html: header(many),
  },
  {
    id: 'titols-llargs',
    title: 'Títols llargs',
    about: 'El menú complet els partix; la fila es mou de costat.',
    shows: 'Internacionalització-de-tot-plegat-sense-cap-blanc',
    html: header(long),
  },
  {
    id: 'cerca-curta',
    title: 'Cerca massa curta',
    about: 'Obriu la cerca i demaneu-ne menys de tres caràcters: es diu, i no s’ix de la pàgina.',
    html: header(items),
  },
  {
    id: 'menu-de-dades',
    title: 'Menú i xarxes com a dades',
    about:
      '«items» i «social-links» ocupen el lloc de les llistes del servidor, en la fila i en el menú complet.',
    html: header(items, ` items="${json(links)}" social-links="${json(networks)}"`),
  },
  {
    id: 'menu-obert',
    title: 'Menú complet obert',
    about: '«layer» val «menu»: es tanca amb Esc, amb un clic fora o amb el seu botó.',
    html: header(items, ' layer="menu"'),
  },
  {
    id: 'propostes',
    title: 'Cerca amb propostes',
    about: 'La cerca és oberta: escriviu «cost» i trieu-ne una amb les fletxes o amb el dit.',
    fullest: true,
    html: header(items, ` layer="search" suggestions="${json(suggestions)}"`),
  },
  {
    id: 'publicitat',
    title: 'Publicitat damunt',
    about: 'Se’n va amb la pàgina; la capçalera comença davall.',
    html: header(items, '', '<p slot="banner">Ací va un anunci de la casa.</p>'),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava; la capçalera usa els valors per defecte.',
    html: header(items, ' delta="poc" banner-height="-1" search-url="javascript:alert(1)"'),
    config: { preview: '' },
  },
];
