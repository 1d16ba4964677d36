import { once } from 'node:events';
import { Agent, request } from 'node:http';

export interface Question {
  method?: 'GET' | 'POST';
  path: string;
  /** Address of the reader, as a proxy forwards it. */
  from?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** Timeout in milliseconds, longer than any reader would wait. */
const patience = 20_000;

/**
 * Sends a request as a browser on that page does.
 * @param host host name of the request
 * @returns undefined without a response
 */
export async function ask(
  url: string,
  { method = 'GET', path, from = '10.0.0.1', headers = {}, body }: Question,
  host?: string,
): Promise<Answer | undefined> {
  const sent = {
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': from,
    ...(host !== undefined && { host }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  try {
    const call = request(url + path, { method, headers: sent, agent, timeout: patience });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    const [answer] = await once(call.end(body === undefined ? undefined : JSON.stringify(body)), 'response');
    const text = Buffer.concat(await answer.toArray()).toString();
    return { status: answer.statusCode, body: text, headers: answer.headers };
  } catch {
    return undefined;
  }
}

/** Returns another network for each number: limits count by network, and readers use many. */
export const networkOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

export const cookiesOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
