/**
 * Stand-in of map tile servers: XYZ addresses with `@2x`, and WMTS with parameters (KVP) and with paths (REST).
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - WMTS Tile (tokens of both address forms):
 *   https://developers.arcgis.com/rest/services-reference/enterprise/wmts-tile-map-service
 * - OsmAnd-maps, addresses in use of IGN Spain (KVP) and of the Institut Cartogràfic Valencià (REST, `GMEPSG3857`):
 *   https://github.com/inode64/OsmAnd-maps
 * - Blocked requests without `Referer` at OpenStreetMap: https://wiki.openstreetmap.org/wiki/Referer
 *
 * The capabilities of IGN (www.ign.es/wmts) and ICV (terramapas.icv.gva.es) could not be opened. Their servers accept
 * some requests that lack `SERVICE`, `VERSION` or `STYLE`. This one is as strict as the standard. From general
 * knowledge: exception reports (OGC 07-057r7, 7.1.3 and 7.2.4, OWS Common 1.1).
 */
import type { ServiceRequest, ServiceResponse } from './service-response.ts';
import type { StandIn } from './service-server.ts';

export interface MapTilesOptions {
  /** Greatest zoom that has tiles. */
  maxZoom?: number;
  /** Matrix sets of the WMTS by layer. */
  layers?: Record<string, string>;
  /** Value of the query parameter `key` or `apikey` that a commercial server requires. */
  key?: string;
  /** Refuses requests without `Referer`, as OpenStreetMap does. */
  requiresReferer?: boolean;
  /** Number of tiles before status 429. */
  limit?: number;
}

interface Tile {
  zoom: number;
  column: number;
  row: number;
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: readonly number[]): number {
  const end = bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), 0xffffffff);
  return (end ^ 0xffffffff) >>> 0;
}

function adler32(bytes: readonly number[]): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(name: string, data: readonly number[]): number[] {
  const body = [...new TextEncoder().encode(name), ...data];
  return [...word(data.length), ...body, ...word(crc32(body))];
}

/** PNG picture of one pixel, made without a library: its only data block is not compressed (RFC 1951, 3.2.4). */
export function pngPixel([red, green, blue]: readonly [number, number, number]): Uint8Array<ArrayBuffer> {
  const line = [0, red, green, blue];
  const size = [line.length, 0, ~line.length & 255, 255];
  return new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // one pixel by one, 8 bits, RGB
    ...chunk('IHDR', [...word(1), ...word(1), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', [0x78, 0x01, 0x01, ...size, ...line, ...word(adler32(line))]),
    ...chunk('IEND', []),
  ]);
}

/** Colour by which a test recognises a tile. */
function tileColour({ zoom, column, row }: Tile): [number, number, number] {
  return [(zoom * 12) & 255, column & 255, row & 255];
}

const tileResponse = (tile: Tile): ServiceResponse => ({
  headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  body: pngPixel(tileColour(tile)),
});

const exists = ({ zoom, column, row }: Tile, maxZoom: number) =>
  zoom <= maxZoom && column < 2 ** zoom && row < 2 ** zoom;

const text = (status: number, body: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
});

/** Exception report of OGC services. */
function exception(status: number, code: string, locator: string): ServiceResponse {
  return {
    status,
    headers: { 'content-type': 'text/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>
<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="1.1.0"><ows:Exception exceptionCode="${code}" locator="${locator}"/></ows:ExceptionReport>`,
  };
}

/** Layers of IGN and ICV. Both matrix sets have the tiles of the XYZ addresses. */
const ownLayers: Record<string, string> = {
  IGNBaseTodo: 'GoogleMapsCompatible',
  'IGNBase-gris': 'GoogleMapsCompatible',
  'OI.OrthoimageCoverage': 'GoogleMapsCompatible',
  topografico_continuo_epsg3857: 'GMEPSG3857',
};

interface WmtsRequest {
  layer: string;
  matrixSet: string;
  matrix: string;
  row: string;
  column: string;
}

function wmtsTile(asked: WmtsRequest, maxZoom: number, layers: Record<string, string>): ServiceResponse {
  if (!Object.hasOwn(layers, asked.layer)) return exception(400, 'InvalidParameterValue', 'LAYER');
  if (asked.matrixSet !== layers[asked.layer])
    return exception(400, 'InvalidParameterValue', 'TILEMATRIXSET');
  const numbers = [asked.matrix, asked.row, asked.column];
  const wrong = numbers.findIndex((value) => !/^\d+$/.test(value));
  if (wrong >= 0)
    return exception(400, 'InvalidParameterValue', ['TILEMATRIX', 'TILEROW', 'TILECOL'][wrong] ?? '');
  const tile = { zoom: Number(asked.matrix), column: Number(asked.column), row: Number(asked.row) };
  if (tile.zoom > maxZoom) return exception(400, 'InvalidParameterValue', 'TILEMATRIX');
  return exists(tile, maxZoom) ? tileResponse(tile) : exception(404, 'TileOutOfRange', 'TILEROW');
}

function capabilities(layers: Record<string, string>, origin: string): ServiceResponse {
  const named = Object.entries(layers).map(
    ([layer, matrixSet]) =>
      `<Layer><ows:Identifier>${layer}</ows:Identifier><Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style>` +
      `<Format>image/png</Format><TileMatrixSetLink><TileMatrixSet>${matrixSet}</TileMatrixSet></TileMatrixSetLink>` +
      `<ResourceURL format="image/png" resourceType="tile" template="${origin}/wmts/1.0.0/${layer}/default/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png"/></Layer>`,
  );
  return {
    headers: { 'content-type': 'text/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>
<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" version="1.0.0"><Contents>${named.join('')}</Contents></Capabilities>`,
  };
}

/**
 * Responds to KVP. Names of parameters ignore case, and so do the values of `SERVICE` and `REQUEST` at IGN and ICV.
 */
function wmtsByParameters(url: URL, maxZoom: number, layers: Record<string, string>): ServiceResponse {
  const query = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  if (query.get('service')?.toUpperCase() !== 'WMTS')
    return exception(400, 'MissingParameterValue', 'SERVICE');
  const request = query.get('request')?.toLowerCase();
  if (request === 'getcapabilities') return capabilities(layers, url.origin);
  if (request !== 'gettile') return exception(400, 'OperationNotSupported', 'REQUEST');
  const names = ['version', 'layer', 'style', 'format', 'tilematrixset', 'tilematrix', 'tilerow', 'tilecol'];
  // the default style may be empty
  const missing = names.find((name) => !query.has(name) || (name !== 'style' && query.get(name) === ''));
  if (missing) return exception(400, 'MissingParameterValue', missing.toUpperCase());
  const format = query.get('format') ?? '';
  if (!['image/png', 'image/jpeg'].includes(format)) return exception(400, 'InvalidParameterValue', 'FORMAT');
  const value = (name: string) => query.get(name) ?? '';
  return wmtsTile(
    {
      layer: value('layer'),
      matrixSet: value('tilematrixset'),
      matrix: value('tilematrix'),
      row: value('tilerow'),
      column: value('tilecol'),
    },
    maxZoom,
    layers,
  );
}

/** Responds to a request for a tile, without the limit of requests. All pictures are PNG. */
export function mapTileResponse(
  { headers, method }: Pick<ServiceRequest, 'headers' | 'method'>,
  url: URL,
  options: MapTilesOptions = {},
): ServiceResponse {
  const { maxZoom = 19, layers = ownLayers, key } = options;
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'Method Not Allowed');
  if (options.requiresReferer && !headers.referer) return text(403, 'Referer is required');
  const given = url.searchParams.get('key') ?? url.searchParams.get('apikey');
  if (key !== undefined && given !== key) return text(401, 'Invalid key');

  // the last four parts of REST are set, matrix, row and column: row before column, unlike XYZ
  const rest = /\/1\.0\.0\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)\/([^/.]+)\.(?:png|jpe?g)$/.exec(
    url.pathname,
  );
  if (rest) {
    const [, layer = '', , set = '', matrix = '', row = '', column = ''] = rest;
    return wmtsTile({ layer, matrixSet: set, matrix, row, column }, maxZoom, layers);
  }
  if (url.pathname.endsWith('/1.0.0/WMTSCapabilities.xml')) return capabilities(layers, url.origin);
  if ([...url.searchParams.keys()].some((name) => name.toLowerCase() === 'service'))
    return wmtsByParameters(url, maxZoom, layers);

  const [, zoom, column, row] = /\/(\d+)\/(\d+)\/(\d+)(?:@2x)?\.(?:png|jpg|webp)$/.exec(url.pathname) ?? [];
  const tile = { zoom: Number(zoom), column: Number(column), row: Number(row) };
  return zoom !== undefined && exists(tile, maxZoom) ? tileResponse(tile) : text(404, 'Not Found');
}

/** Starts a server of tiles at any path. */
export async function startMapTiles(options: MapTilesOptions = {}): Promise<StandIn> {
  // a browser that imports this file has no server
  const { startService } = await import('./service-server.ts');
  const { limit = Number.POSITIVE_INFINITY } = options;
  let count = 0;
  return startService((request, url) => {
    count += 1;
    return count > limit ? text(429, 'Too Many Requests') : mapTileResponse(request, url, options);
  }, true);
}
