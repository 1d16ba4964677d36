import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Parses an address as proxies write it: bare, quoted, or with a port (`203.0.113.10:4000`, `[2001:db8::1]:4000`).
 * @returns the address without port and zone, or undefined for anything else
 */
export function parseAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const written = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare);
  const address = (written?.[1] ?? bare).replace(/%.*$/, '');
  return isIP(address) ? address : undefined;
}

/**
 * Reduces `X-Forwarded-For` to plain addresses, before the framework reads the caller's address there. An entry that cannot be
 * parsed hides those before it, so the caller counts as the nearest known address: at worst that of the socket.
 */
export function readClientAddresses(app: FastifyInstance): void {
  let isReported = false;
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const header = headers['x-forwarded-for'];
    if (header === undefined) return;
    const entries = String(header)
      .split(',')
      .filter((entry) => entry.trim() !== '');
    const addresses = entries.map(parseAddress);
    const known = addresses.slice(addresses.lastIndexOf(undefined) + 1);
    if (known.length > 0) headers['x-forwarded-for'] = known.join(', ');
    else delete headers['x-forwarded-for'];
    if (isReported || known.length === addresses.length) return;
    isReported = true;
    app.log.warn('X-Forwarded-For contains an address that cannot be read (docs/operating.md)');
  });
}
