import type { AemetClient } from '../../config/weather.ts';
import { minute } from '../clock/periods.ts';

/** Municipal forecasts of AEMET: seven days, or the hours of two days. */
export type AemetKind = 'diaria' | 'horaria';

/**
 * `absent`: AEMET has no such forecast now. `failed`: this request failed. `refused`: no request with this key should be
 * sent for `pause` ms.
 */
export type AemetAnswer =
  | { kind: 'data'; data: unknown }
  | { kind: 'absent' }
  | { kind: 'failed'; reason: string }
  | { kind: 'refused'; reason: string; pause: number };

/** Time limit of both steps together, in ms. */
const timeout = 5000;
/** Greatest size of a response, in bytes: a forecast by hours has some 40,000. */
const mostBytes = 1_000_000;
/** Pause after a refused key, in ms: only an operator can change it. */
const keyPause = 10 * minute;

/**
 * Requests a forecast in AEMET's two steps: the API responds with the address of the data.
 * Errors may come as the status of HTTP or as `estado` in the body of a 200.
 */
export async function askAemet(
  { key, url }: AemetClient,
  kind: AemetKind,
  code: string,
): Promise<AemetAnswer> {
  const signal = AbortSignal.timeout(timeout);
  const failed = (reason: string): AemetAnswer => ({ kind: 'failed', reason });
  const refused = (reason: string, pause: number): AemetAnswer => ({ kind: 'refused', reason, pause });
  /** Refuses redirects, since only the configured origin may be requested. */
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(address, { headers: { accept: 'application/json', ...headers }, redirect: 'error', signal });

  try {
    const first = await get(`${url}/api/prediccion/especifica/municipio/${kind}/${code}`, { api_key: key });
    // the body of an error may be unreadable
    const index = first.ok ? ((await readJson(first)) as { estado?: unknown; datos?: unknown } | null) : null;
    const state = first.ok ? Number(index?.estado) : first.status;
    if (state === 404) return { kind: 'absent' };
    if (state === 401 || state === 403) return refused('the key is refused', keyPause);
    if (state === 429) return refused('too many requests', pauseOf(first));
    if (state !== 200) return failed(`state ${state}`);

    const address = dataAddress(index?.datos, url);
    if (!address) return failed('the data are at another origin');
    const second = await get(address);
    if (second.status === 429) return refused('too many requests', pauseOf(second));
    if (!second.ok) return failed(`status ${second.status} of the data`);
    const data = await readJson(second);
    // an address that has expired may respond with a state in place of the list
    if (!Array.isArray(data)) return failed('the data are no list');
    return { kind: 'data', data };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Origin of AEMET, which a proxy of the API passes on in its responses. */
const aemetOrigin = 'https://opendata.aemet.es';

/** Returns the address of the data at the configured origin; undefined for any other, which a response could choose. */
function dataAddress(data: unknown, api: string): string | undefined {
  const address = URL.parse(String(data));
  const { origin } = new URL(api);
  if (address?.origin !== origin && address?.origin !== aemetOrigin) return undefined;
  return `${origin}${address.pathname}${address.search}`;
}

/** Returns the pause that a response asks for in ms, from one to ten minutes. */
const pauseOf = ({ headers }: Response): number =>
  Math.min(Math.max(Number(headers.get('retry-after')) * 1000 || 0, minute), 10 * minute);

/** Reads JSON in its charset; AEMET writes ISO-8859-15. @returns null if it is not JSON */
async function readJson(response: Response): Promise<unknown> {
  const [, charset = 'iso-8859-15'] =
    /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const decoder = new TextDecoder(charset);
  let text = '';
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error('the response is too large');
    text += decoder.decode(part, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    return null;
  }
}
