import { mapTag } from '../../../../elements/map/map.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { ActivityMarker } from '../../../api/catalogue/activity-markers.ts';
import { link, type Page } from '../page.ts';

/** Map of the activities; empty if none has a place. */
export function activityMap(page: Page, markers: readonly ActivityMarker[]): SafeHtml | '' {
  if (markers.length === 0) return '';
  const map = mapTag({
    heading: html`<h2 class="part-title">On són</h2>`,
    markers: markers.map(({ coords, options: { link: to, ...options } }) => ({
      coords,
      options: { ...options, link: { href: link(page, to.href), title: to.title } },
    })),
  });
  return html`<section class="part" id="mapa" aria-label="On són">${map}</section>`;
}
