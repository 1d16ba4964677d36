import { parseUrl } from '../../src/content/safe-url.ts';
import { ownBase, ownOrigin } from '../../src/page/own-address.ts';

/** Kind of map that the page's `map-style` sets (MAP-04). */
export type MapStyle = { kind: 'tiles'; url: string } | { kind: 'layer'; url: string };

/**
 * Reads the page's map style. An address with `{z}`, `{x}` and `{y}` is for tiles; any other is a GeoJSON layer.
 * `{token}` is replaced by the page's `map-token`.
 *
 * @returns undefined without a style, or if it needs a token that the page does not set (MAP-06)
 */
export function readStyle(style: string | undefined, token: string | undefined): MapStyle | undefined {
  if (!style || (style.includes('{token}') && !token)) return undefined;
  const url = style.replaceAll('{token}', encodeURIComponent(token ?? ''));
  return { kind: ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) ? 'tiles' : 'layer', url };
}

/** Tests whether the map comes from the page's own host. An address with `{s}` belongs to a third-party service. */
export const isOwnStyle = ({ url }: MapStyle): boolean =>
  parseUrl(url.replace(/[{}]/g, ''), ownBase())?.origin === ownOrigin();
