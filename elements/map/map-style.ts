import { parseUrl } from '../../src/content/safe-url.ts';
import { ownBase, ownOrigin } from '../../src/page/own-address.ts';

/** Kind of map that the page's `map-style` sets (MAP-04). */
export type MapStyle = { kind: 'tiles'; url: string } | { kind: 'layer'; url: string };

/**
 * An address with `{z}`, `{x}` and `{y}` is one of tiles; any other is that of a layer, GeoJSON. `{token}` in it is the
 * page's `map-token`.
 *
 * @returns undefined where there is no style, or it asks for a token that the page does not say (MAP-06)
 */
export function readStyle(style: string | undefined, token: string | undefined): MapStyle | undefined {
  if (!style || (style.includes('{token}') && !token)) return undefined;
  const url = style.replaceAll('{token}', encodeURIComponent(token ?? ''));
  return { kind: ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) ? 'tiles' : 'layer', url };
}

/** Tests whether it is asked of the page's own host. The places that a service keeps for its servers, `{s}`, are of another's. */
export const isOwnStyle = ({ url }: MapStyle): boolean =>
  parseUrl(url.replace(/[{}]/g, ''), ownBase())?.origin === ownOrigin();
