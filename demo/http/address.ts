import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DemoConfig } from '../config.ts';

/** Converts the error of an unusable port to one with a readable message. */
export function explainPort(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is in use, perhaps by another npm start or npm run dev. Stop that one, or set PORT to another number, such as ${port + 1}.`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new Error(`Port ${port} is kept for the system. Set PORT to one above 1023.`, { cause: error });
  return error;
}

/**
 * Checks that the port is free before the slow start.
 * @throws Error with a readable message when the port is taken
 */
export async function requireFreePort({ port, host }: Pick<DemoConfig, 'port' | 'host'>): Promise<void> {
  if (port === 0) return;
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) await tryPort(port, address);
}

function tryPort(port: number, host: string): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
        resolve(); // no IPv6 here
      else reject(explainPort(error, port));
    });
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

/**
 * Returns the address of a listening server, including the base path. Without PUBLIC_URL the origin is known only
 * now.
 */
export function publish(config: DemoConfig, { port }: AddressInfo): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  config.publicUrl ||= origin;
  config.listensAt = origin;
  return origin + config.basePath;
}
