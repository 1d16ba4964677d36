import type { State } from '../../src/server/state.types.ts';
import type { MenuLink } from '../../src/ui/link-menu.types.ts';
import { type ShowNavData, showNavTag } from './show-nav.server.ts';

const show = '/programes/la-costera';

const item = (path: string, title: string, children: readonly MenuLink[] = []): MenuLink => ({
  title,
  href: `${show}${path}`,
  children,
});

const items = [
  item('', 'El programa'),
  item('/capitols', 'Capítols', [
    item('/capitols/temporada-2', 'Temporada 2'),
    item('/capitols/temporada-1', 'Temporada 1'),
  ]),
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

const nav = (data: Partial<ShowNavData>) =>
  showNavTag({ title: 'La Costera', links: items, collapseBelow: 9999, ...data });

export const states: readonly State[] = [
  {
    id: 'ampla',
    title: 'Sense plegar',
    about: 'Tots els enllaços; els apartats s’obrin amb el seu botó.',
    html: nav({ collapseBelow: 0, current: `${show}/equip` }),
  },
  {
    id: 'plegada',
    title: 'Plegada',
    about: 'L’enllaç de la pàgina, i els altres en «Més».',
    html: nav({ current: `${show}/equip` }),
  },
  {
    id: 'dins-d-un-apartat',
    title: 'Dins d’un apartat',
    about: 'L’enllaç actiu és dels de dins: es marca el que el conté.',
    html: nav({ current: `${show}/capitols/temporada-2/1` }),
  },
  {
    id: 'en-cap',
    title: 'En una altra pàgina',
    about: 'Cap enllaç actiu: es veu el primer.',
    html: nav({ current: '/' }),
  },
  {
    id: 'un-enllac',
    title: 'Un enllaç',
    about: 'No hi ha res per a guardar en «Més».',
    html: nav({ current: show, links: items.slice(0, 1) }),
  },
  {
    id: 'dades',
    title: 'Enllaços com a dades',
    about: '«items» ocupa el lloc de la llista del servidor, i el que no hi cap va a «Més».',
    fullest: true,
    html: nav({ current: `${show}/equip`, items: links }),
  },
  {
    id: 'textos-llargs',
    title: 'Textos llargs',
    about: 'Molts enllaços, i un nom propi per a «Més».',
    html: nav({
      collapseBelow: undefined,
      moreLabel: 'Més apartats',
      current: show,
      links: [...Array(12).keys()].map((n) => item(`/${n}`, `Un apartat amb un nom llarg, el ${n + 1}`)),
    }),
  },
];
