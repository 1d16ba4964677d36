import { mapTag } from '../../../../elements/map/map.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { ActivityMarker } from '../../../api/catalogue/activity-markers.ts';
import type { ListName } from '../../../api/catalogue/list-query.ts';
import type { PlaceOption } from '../../../api/catalogue/read-places.ts';
import { activityOptions } from '../../content/catalogue/activities.ts';
import { ageOptions, channelOptions } from '../../content/catalogue/options.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';
import { type ListBlock, type ListChoices, listBlock } from './list-block.ts';

interface ListText {
  path: string;
  title: string;
  lead: string;
  /** Heading of the list itself, for screen readers. */
  listTitle: string;
}

/** Lists with their own page. */
export const listPages: Readonly<Record<ListName, ListText>> = {
  programmes: {
    path: '/programes',
    title: 'Programes',
    lead: 'Tot el que fem en la ràdio i en la televisió.',
    listTitle: 'Tots els programes',
  },
  az: {
    path: '/a-z',
    title: 'De la A a la Z',
    lead: 'Programes i activitats, per lletra, per lloc i per edat.',
    listTitle: 'Programes i activitats',
  },
  activities: {
    path: '/activitats',
    title: 'Activitats',
    lead: 'Per a eixir de casa, amb família o sense.',
    listTitle: 'Totes les activitats',
  },
  blogs: {
    path: '/blogs',
    title: 'Veus',
    lead: 'Mirades amb nom i cognoms.',
    listTitle: 'Tots els articles',
  },
};

/** Converts an option for display, with the typographic apostrophe. */
const optionOf = ({ C_INE, NOMBRE }: PlaceOption) => ({ C_INE, NOMBRE: NOMBRE.replaceAll("'", '’') });

export const hasPlaces = (list: ListName): boolean => list === 'az' || list === 'activities';

/** Filter options of a list. */
export const choicesOf = (list: ListName, places: readonly PlaceOption[]): ListChoices => ({
  locations: places.map(optionOf),
  ages: hasPlaces(list) ? ageOptions : [],
  filters: { programmes: channelOptions, az: [], activities: activityOptions, blogs: [] }[list],
});

/** Page of a list. @param markers markers of the map above the list, if it has one */
export function indexPage(
  page: Page,
  list: ListName,
  block: Omit<ListBlock, 'list' | 'path'>,
  markers: readonly ActivityMarker[] = [],
): SafeHtml {
  const { path, title, lead, listTitle } = listPages[list];
  const main = html`<div class="wrap">
    <div class="part"><h1>${title}</h1><p class="lead">${lead}</p>${list === 'programmes' ? html`<p><a href="${link(page, listPages.az.path)}">Programes i activitats, de la A a la Z</a></p>` : ''}</div>
    ${activityMap(page, markers)}
    <div class="part"><h2 class="hidden-text">${listTitle}</h2>${listBlock(page, { ...block, list, path })}</div>
  </div>`;
  return layout(page, { title, description: lead, path, main });
}

/** Map of the activities; empty if none has a place. */
function activityMap(page: Page, markers: readonly ActivityMarker[]): SafeHtml | '' {
  if (markers.length === 0) return '';
  const map = mapTag({
    heading: html`<h2 class="part-title">On són</h2>`,
    markers: markers.map(({ coords, options: { link: to, ...options } }) => ({
      coords,
      options: { ...options, link: { href: link(page, to.href), title: to.title } },
    })),
  });
  return html`<div class="part" id="mapa">${map}</div>`;
}
