import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/http/api-error.ts';

interface Options {
  /** Route that balancers ask whether the server may get requests. */
  healthRoute: string;
  seconds: number;
  /** Tests whether the database has stopped answering: then health has said so already. */
  isDatabaseAway(): Promise<boolean>;
}

/**
 * Lets a server end without a cut or refused request: its health reports 503 while requests are served as before, until
 * balancers have noticed. Then nobody is connected any more, and the server may close.
 */
export class Drain {
  readonly #options: Options;
  readonly #closing = new AbortController();
  #hasBegun = false;
  #lastRequest = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Notes a request that is answered without the routes. */
  noteRequest(): void {
    this.#lastRequest = performance.now();
  }

  /** To be called before the routes are registered. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async ({ routeOptions }) => {
      if (routeOptions.url !== this.#options.healthRoute) this.noteRequest();
      else if (this.#hasBegun) throw new ApiError('UNAVAILABLE');
    });
    app.addHook('onSend', async (_request, reply) => {
      // a kept connection would be cut at the end
      if (this.#hasBegun) reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      this.#hasBegun = true;
      this.#closing.abort();
    });
  }

  /** Resolves when balancers have noticed, at once if no requests come, or when the server closes. */
  async begin(): Promise<void> {
    this.#hasBegun = true;
    const milliseconds = this.#options.seconds * 1000;
    const isIdle = performance.now() - this.#lastRequest > milliseconds;
    if ((await this.#options.isDatabaseAway()) || isIdle) return;
    await setTimeout(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => {});
  }
}
