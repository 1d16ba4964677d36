import type { FastifyInstance } from 'fastify';

/** Nonce of the styles that Vite's client adds as elements; only the policy of `npm run dev` allows it. */
export const devNonce = 'ap-dev';

/**
 * Adds Vite's client to pages of `npm run dev`, which reloads them after each change, and disables caching of their
 * files.
 */
export function devPages(app: FastifyInstance, basePath: string): void {
  const client = `<meta property="csp-nonce" nonce="${devNonce}"><script type="module" src="${basePath}/dist/@vite/client"></script>`;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.getHeader('cache-control') !== 'no-store') reply.header('cache-control', 'no-cache');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return isPage ? String(payload).replace('<head>', `<head>${client}`) : payload;
  });
}
