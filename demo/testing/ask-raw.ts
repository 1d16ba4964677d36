import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RawCall {
  method?: string;
  /** Headers, including `host`, which `fetch` does not allow. */
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Requests an address exactly as written, under any host: `fetch` and `inject` would normalise it.
 * @param url address of the server, whose path is ignored
 */
export function askRaw(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawCall = {},
): Promise<Response> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const call = request({ host, port, path, method, headers }, (answer) => {
      const { statusCode: status = 0, headersDistinct } = answer;
      const own = new Headers();
      for (const [name, values = []] of Object.entries(headersDistinct))
        for (const value of values) own.append(name, value);
      buffer(answer).then(
        (bytes) => resolve(new Response(bytes.length > 0 ? bytes : null, { status, headers: own })),
        reject,
      );
    });
    call.once('error', reject).end(body);
  });
}
