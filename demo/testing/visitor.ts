import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { endOfWork } from '../api/http/after-answer.ts';
import { hostOf } from './hosts.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
type Details = Pick<InjectOptions, 'headers' | 'payload' | 'remoteAddress'>;

/**
 * Browser as seen by the server: stores cookies and sends same-origin headers. A call ends with the work that its
 * response has started, for example a mail, so that none of it changes what the next lines of a test read.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  get(url: string, details: Details = {}) {
    return this.#send('GET', url, details);
  }

  post(url: string, details: Details = {}) {
    return this.#send('POST', url, details);
  }

  patch(url: string, details: Details = {}) {
    return this.#send('PATCH', url, details);
  }

  delete(url: string, details: Details = {}) {
    return this.#send('DELETE', url, details);
  }

  vote(pollId: string, optionId: string, idempotencyKey?: string) {
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    return this.post(`/api/front/poll/${pollId}/vote/${optionId}`, { headers });
  }

  async logIn(userId: string): Promise<this> {
    const answer = await this.post('/api/dev/session', { payload: { userId } });
    if (answer.statusCode !== 200) throw new Error(`login of ${userId} answered ${answer.statusCode}`);
    return this;
  }

  async #send(
    method: Method,
    url: string,
    { headers, ...details }: Details,
  ): Promise<LightMyRequestResponse> {
    const answer = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: { host: hostOf(this.#app), 'sec-fetch-site': 'same-origin', ...headers },
      cookies: Object.fromEntries(this.cookies),
      ...details,
    });
    await endOfWork(this.#app);
    for (const { name, value, expires } of answer.cookies)
      if (expires && expires.getTime() <= 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    return answer;
  }
}
