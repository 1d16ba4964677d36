import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Db } from '../../demo/api/database/database.types.ts';
import type { DemoConfig } from '../../demo/config.ts';

type DemoApp = Awaited<ReturnType<typeof import('../../demo/server.ts').createDemo>>;

/** Loads the current modules of the demo. */
export const loadDemo = async (vite: ViteDevServer): Promise<typeof import('../../demo/server.ts')> =>
  (await vite.ssrLoadModule('/demo/server.ts')) as typeof import('../../demo/server.ts');

/** The demo from source: made anew at the first request after a change, on the same database. */
export class DemoFromSource {
  #vite: ViteDevServer;
  #context: { config: DemoConfig; db: Db };
  #app: Promise<DemoApp> | undefined;
  #last: DemoApp | undefined;

  constructor(vite: ViteDevServer, context: { config: DemoConfig; db: Db }) {
    this.#vite = vite;
    this.#context = context;
  }

  changed(): void {
    this.#app = undefined;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    delete request.headers['accept-encoding']; // nothing is compressed
    try {
      this.#app ??= this.#create();
      (await this.#app).routing(request, response);
    } catch (error) {
      this.#sendError(error as Error, response);
    }
  }

  async close(): Promise<void> {
    await this.#last?.close();
  }

  async #create(): Promise<DemoApp> {
    const { createDemo } = await loadDemo(this.#vite);
    const app = await createDemo(this.#context);
    await app.ready();
    await this.#last?.close();
    this.#last = app;
    return app;
  }

  /** Sends a page with the error, which is logged too. The page reloads once the error is fixed. */
  #sendError(error: Error, response: ServerResponse): void {
    this.#vite.ssrFixStacktrace(error);
    const text = `${error.stack ?? error}\n${(error as { frame?: string }).frame ?? ''}`;
    console.error(text);
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(
      `<!doctype html><title>Error</title><pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre><script type="module" src="${this.#vite.config.base}@vite/client"></script>`,
    );
  }
}
