// Starts the demo for widget development: widgets from source, and each change on the page. `npm run dev`
// (docs/decisions/dev-server.md)
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../demo/config.ts';
import { explainPort, publish, requireFreePort } from '../demo/http/address.ts';
import { closeOnSignal } from '../demo/http/close-on-signal.ts';
import { checkSizesWhenIdle } from './dev/check-sizes-when-idle.ts';
import { createVite } from './dev/create-vite.ts';
import { DemoFromSource, loadDemo } from './dev/demo-from-source.ts';
import { greet } from './greet.ts';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env, { dev: true });
  await requireFreePort(config);
  const server = createServer();
  const weight = checkSizesWhenIdle();
  let demo: DemoFromSource | undefined;
  const vite = await createVite({
    server,
    basePath: config.basePath,
    changed(isServers) {
      if (isServers) demo?.changed();
      weight.changed();
    },
  });
  const { openSeeded } = await loadDemo(vite);
  const database = await openSeeded(config);
  const current = new DemoFromSource(vite, { config, db: database.db });
  demo = current;
  const isVites = `${config.basePath}/dist/`;
  server.on('request', (request, response) => {
    if (request.url?.startsWith(isVites))
      vite.middlewares(request, response, (error?: unknown) => response.writeHead(error ? 500 : 404).end());
    else current.answer(request, response);
  });
  server.listen({ port: config.port, host: config.host });
  await once(server, 'listening').catch((error) => {
    throw explainPort(error, config.port);
  });
  greet(publish(config, server.address() as AddressInfo), config);
  const running = {
    async close() {
      weight.stop();
      server.closeAllConnections();
      server.close();
      await vite.close();
      await current.close();
      await database.close();
    },
  };
  closeOnSignal(Promise.resolve(running));
}
