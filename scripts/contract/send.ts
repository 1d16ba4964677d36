import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Request {
  method: string;
  /** Escaped path after the base address. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** @returns a sentence if there was no response */
export type Send = (request: Request) => Promise<Answer | string>;

/** Milliseconds without a byte. */
const patience = 15_000;

/**
 * Sends requests unchanged: `fetch` would normalise their addresses and hide redirects. The calls imitate a page of
 * the server itself, as the widgets' calls do.
 */
export function createSend(baseUrl: string): { send: Send; close(): void } {
  const { origin } = new URL(baseUrl);
  const isSecure = baseUrl.startsWith('https:');
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const attempt = ({ method, path, headers, body }: Request) =>
    new Promise<Answer>((resolve, reject) => {
      const call: ClientRequest = (isSecure ? overHttps : overHttp)(
        new URL(baseUrl),
        {
          // unescaped: the path may have any characters
          path: `${new URL(baseUrl).pathname.replace(/\/$/, '')}${path}`,
          method,
          agent,
          headers: { origin, 'sec-fetch-site': 'same-origin', accept: 'application/json', ...headers },
        },
        (answer) => {
          buffer(answer).then((bytes) => {
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes });
          }, reject);
        },
      );
      call.setTimeout(patience, () => call.destroy(new Error(`nothing came in ${patience / 1000} s`)));
      call.on('error', (error) => reject(Object.assign(error, { wasReused: call.reusedSocket })));
      if (body !== undefined) call.setHeader('content-length', Buffer.byteLength(body));
      call.end(body);
    });
  const send: Send = async (request) => {
    try {
      return await attempt(request);
    } catch (error) {
      // the server closed an idle connection just as the request went out: neither side is at fault
      if (!(error as { wasReused?: boolean }).wasReused) return wordsOf(error);
      return attempt(request).catch(wordsOf);
    }
  };
  return { send, close: () => agent.destroy() };
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)) || 'cut off';
