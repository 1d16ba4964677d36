/**
 * Stand-in of DRM licence servers: ClearKey, which works in browsers for tests, and Widevine, PlayReady and FairPlay,
 * which record the request and respond with bytes that are no licence.
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - "keyids" Initialization Data Format: https://www.w3.org/TR/eme-initdata-keyids
 * - Chromium, media/cdm/json_web_key.h (formats of requests and licences of Clear Key):
 *   https://chromium.googlesource.com/chromium/src/+/84dc448d2ece95a24312370c7b0017050593276f/media/cdm/json_web_key.h
 * - DoveRunner, Playing protected content (headers of a licence provider):
 *   https://developer.bitmovin.com/playback/docs/playing-protected-content-with-pollycon-drm-web
 *
 * The Encrypted Media Extensions (https://www.w3.org/TR/encrypted-media/, 9.1) could not be opened. From general
 * knowledge: the fields that it requires of a licence. It defines no HTTP errors, so these are ours.
 */
import { json, objectOf, type ServiceRequest, type ServiceResponse } from './service-response.ts';
import type { StandIn } from './service-server.ts';

export interface LicenceServerOptions {
  /** Keys of ClearKey by key ID, both as 32 hexadecimal digits. */
  keys?: Record<string, string>;
  /** Header that authorises a request, as licence providers require it. */
  header?: { name: string; value: string };
}

/** Key of the test content. */
export const clearKeys: Record<string, string> = {
  '00112233445566778899aabbccddeeff': '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
};

/** Body of the endpoints that are no real licence. */
export const licenceBytes = new Uint8Array([0x08, 0x02, 0x12, 0x04, 0xde, 0xad, 0xbe, 0xef]);

/** Encodes hexadecimal digits as base64url without padding. */
export function base64urlOfHex(hex: string): string {
  const characters = (hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Licence for the key IDs of a request. Returns nothing if the request is malformed or a key is unknown. */
export function clearKeyLicence(
  request: Record<string, unknown> | undefined,
  keys: Record<string, string> = clearKeys,
): { keys: { kty: 'oct'; kid: string; k: string }[]; type: string } | undefined {
  const kids = request?.kids;
  const type = request?.type ?? 'temporary';
  if (!Array.isArray(kids) || kids.length === 0) return undefined;
  if (type !== 'temporary' && type !== 'persistent-license') return undefined;
  const known = new Map(Object.entries(keys).map(([id, key]) => [base64urlOfHex(id), base64urlOfHex(key)]));
  const found = kids.flatMap((kid: unknown) => {
    const k = typeof kid === 'string' ? known.get(kid) : undefined;
    return k === undefined ? [] : [{ kty: 'oct' as const, kid: String(kid), k }];
  });
  return found.length === kids.length ? { keys: found, type } : undefined;
}

const text = (status: number, body: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
});

const bytes = (type: string): ServiceResponse => ({ headers: { 'content-type': type }, body: licenceBytes });

/** Responds to one request. */
function licenceResponse(
  request: ServiceRequest,
  { pathname }: URL,
  { keys = clearKeys, header }: LicenceServerOptions = {},
): ServiceResponse {
  if (pathname === '/fairplay/certificate') return bytes('application/octet-stream');
  if (!['/clearkey', '/widevine', '/playready', '/fairplay'].includes(pathname))
    return text(404, 'Not Found');
  if (request.method !== 'POST') return text(405, 'Method Not Allowed');
  if (header) {
    const given = request.headers[header.name.toLowerCase()];
    if (given === undefined) return text(401, 'Unauthorized');
    if (given !== header.value) return text(403, 'Forbidden');
  }
  if (request.bytes.length === 0) return text(400, 'Bad Request');
  if (pathname === '/playready')
    return request.body.includes('<soap:Envelope')
      ? bytes('text/xml; charset=utf-8')
      : text(400, 'The challenge of PlayReady is a SOAP envelope.');
  if (pathname !== '/clearkey') return bytes('application/octet-stream');
  const licence = clearKeyLicence(objectOf(request), keys);
  return licence ? json(licence) : text(400, 'Bad Request');
}

/** Starts the server: POST to `/clearkey`, `/widevine`, `/playready` or `/fairplay`; GET `/fairplay/certificate`. */
export async function startLicenceServer(options: LicenceServerOptions = {}): Promise<StandIn> {
  // a browser that imports this file has no server
  const { startService } = await import('./service-server.ts');
  return startService((request, url) => licenceResponse(request, url, options), true);
}
