import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './map.element.ts';
import { texts } from './map.texts.ts';
import type { Coords, MapMarker } from './map.types.ts';
import { nameOf } from './name-of.ts';
import { readOptions } from './read-markers.ts';

export interface MapData {
  markers: readonly MapMarker[];
  /** The title above, which names the map too, as html: a heading. */
  heading?: SafeHtml;
  center?: Coords;
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
}

function markerItem({ options }: MapMarker, index: number): SafeHtml {
  const { title, description, link } = readOptions(options);
  const name = nameOf(index, title, texts);
  return html`
    <li>${link ? html`<a href="${link.href}">${name}</a>` : html`<b>${name}</b>`}${description && html`<p>${description}</p>`}</li>`;
}

/** Renders `<ap-map>` with its points as a list of links, for pages without script or map (MAP-06). */
export function mapTag({ markers, heading, ...view }: MapData): SafeHtml {
  return tag(
    contract,
    { ...view, markers: [...markers] },
    html`${heading && html`\n  ${heading}`}
  <ul class="ap-map-list">${markers.map(markerItem)}
  </ul>
`,
  );
}

export const sample: MapData = {
  heading: html`<h2>Activitats a prop</h2>`,
  markers: [
    {
      coords: [-0.376, 39.47],
      options: {
        title: 'Concert d’orgue a les fosques',
        description: 'València, divendres a les deu de la nit.',
        link: { href: '/activitats/concert-d-orgue-a-les-fosques' },
      },
    },
    {
      coords: [-0.481, 38.345],
      options: {
        title: 'Travessia nadant el port',
        description: 'Alacant, dissabte de matí.',
        link: { href: '/activitats/esport-travessia-nadant-el-port' },
      },
    },
    {
      coords: { lng: -0.037, lat: 39.986 },
      options: {
        title: 'Ruta dels molins d’aigua',
        description: 'Castelló de la Plana, diumenge.',
        link: { href: '/activitats/ruta-dels-molins-d-aigua' },
      },
    },
  ],
};
