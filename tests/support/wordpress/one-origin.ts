import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tests for paths that go to PHP; all others go to the demo: `/api`, `/dist`, account pages. */
const isOfWordPress = (path: string) => /^\/(?:[?#]|$|index\.php|wp-)/.test(path);

type Back = 'wordpress' | 'demo';

export interface OneOrigin {
  url: string;
  /** Sets the origin of one of the two servers once it listens, as in `http://localhost:4000`. */
  leadTo(back: Back, url: string): void;
  close(): Promise<void>;
}

/** Starts a proxy that joins WordPress and the back end on one origin: host and paths stay as readers see them. */
export async function oneOrigin(): Promise<OneOrigin> {
  const backs = new Map<Back, URL>();
  const server = createServer((asked, answer) => {
    const { url: path = '/', method, headers } = asked;
    const back = backs.get(isOfWordPress(path) ? 'wordpress' : 'demo');
    if (!back) {
      answer.writeHead(503).end();
      return;
    }
    const target = { host: back.hostname, port: back.port };
    const passed = request({ ...target, path, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    // stops the request of a reader who has left
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (back, url) => void backs.set(back, new URL(url)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
