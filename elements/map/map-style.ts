import { parseUrl } from '../../src/content/safe-url.ts';
import { ownBase, ownOrigin } from '../../src/page/own-address.ts';

/** Kind of map that the page's `map-style` sets (MAP-04). */
export type MapStyle =
  | { kind: 'tiles'; url: string }
  | { kind: 'layer'; url: string }
  /** Tiles of a service by its name, which `src/maps/tile-services.part.ts` knows. */
  | { kind: 'service'; url: string };

/** Hosts of the services that have a name, for readers. */
const services: Readonly<Record<string, string>> = {
  openstreetmap: 'openstreetmap.org',
  maptiler: 'maptiler.com',
  ign: 'ign.es',
  pnoa: 'ign.es',
  icv: 'icv.gva.es',
};

/** Variables of WMTS templates, by which capabilities name tiles. */
const wmts = { '{TileMatrix}': '{z}', '{TileCol}': '{x}', '{TileRow}': '{y}' };

/**
 * Reads the page's map style: the name of a service, or an address. An address with `{z}`, `{x}` and `{y}`, or with
 * WMTS's names for them, is for tiles; any other is a GeoJSON layer. `{token}` is replaced by the page's `map-token`.
 *
 * @returns undefined without a style, or if it needs a token that the page does not set (MAP-06)
 */
export function readStyle(style: string | undefined, token: string | undefined): MapStyle | undefined {
  if (!style || ((style.includes('{token}') || style === 'maptiler') && !token)) return undefined;
  if (Object.hasOwn(services, style)) return { kind: 'service', url: style };
  let url = style.replaceAll('{token}', encodeURIComponent(token ?? ''));
  for (const [name, ours] of Object.entries(wmts)) url = url.replace(name, ours);
  return { kind: ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) ? 'tiles' : 'layer', url };
}

const addressOf = ({ url }: MapStyle) => parseUrl(url.replace(/[{}]/g, ''), ownBase());

/** Tests whether the map comes from the page's own host. An address with `{s}` belongs to a third-party service. */
export const isOwnStyle = (style: MapStyle): boolean =>
  style.kind !== 'service' && addressOf(style)?.origin === ownOrigin();

/** Host of the map, for readers. */
export const hostOf = (style: MapStyle): string =>
  services[style.url] ?? addressOf(style)?.hostname.replace(/^s\./, '') ?? '';
