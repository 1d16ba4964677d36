import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { SafeHtml } from '../../../src/server/html.ts';
import type { DemoContext } from '../../api/context.ts';
import { serverSecret } from '../../api/security/server-secret.ts';
import {
  demoClientId,
  demoClientSecretName,
  demoIssuer,
  redirectUri,
} from '../../api/social/social-config.ts';
import { type SocialProviderName, socialProviderNames } from '../../config/social-clients.ts';
import { createProvider } from './create-provider.ts';
import { consentScreen, expiredScreen } from './screen.ts';

interface NetworkRoute {
  Params: { network: string };
}

/**
 * The demo's OpenID provider, which simulates the social networks: an issuer for each at `/demo-social/{network}`.
 * Anybody can log in with any identity, so it is never registered in production.
 */
export async function socialProvider(
  app: FastifyInstance,
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
): Promise<void> {
  const providers = new Map<SocialProviderName, Promise<Provider>>();
  const styles = readFileSync(new URL('screen.css', import.meta.url), 'utf8');
  const screenOf = (network: SocialProviderName) => ({
    network,
    stylesheet: `${config.basePath}/demo-social/screen.css`,
  });
  const expired = (network: SocialProviderName) =>
    expiredScreen(screenOf(network), `${config.basePath}/acces`);

  /** Creates the provider on the first request: only then is the address known. */
  function providerOf(network: SocialProviderName): Promise<Provider> {
    const made = providers.get(network) ?? make(network);
    providers.set(network, made);
    return made;
  }

  async function make(network: SocialProviderName): Promise<Provider> {
    return createProvider({
      issuer: demoIssuer(config, network),
      clientId: demoClientId,
      clientSecret: await serverSecret(db, demoClientSecretName),
      redirectUri: redirectUri(config),
      errorPage: () => String(expired(network)),
    });
  }

  const send = (reply: FastifyReply, page: SafeHtml) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(String(page));

  const networkOf = (request: FastifyRequest<NetworkRoute>) =>
    socialProviderNames.find((name) => name === request.params.network);

  app.get('/demo-social/screen.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );

  // routes of the screen for choosing an identity
  await app.register(async (screens) => {
    screens.removeAllContentTypeParsers();
    screens.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    screens.get<NetworkRoute>('/demo-social/:network/interaction/:uid', async (request, reply) => {
      const network = networkOf(request);
      if (!network) return reply.callNotFound();
      const provider = await providerOf(network);
      const isUnderWay = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
      if (!isUnderWay) return send(reply.code(400), expired(network));
      return send(reply, consentScreen(screenOf(network)));
    });

    screens.post<NetworkRoute & { Body: { identity?: string } }>(
      '/demo-social/:network/interaction/:uid',
      async (request, reply) => {
        const network = networkOf(request);
        if (!network) return reply.callNotFound();
        const provider = await providerOf(network);
        const { identity } = request.body;
        const result =
          identity === undefined ? { error: 'access_denied' } : { login: { accountId: identity } };
        const next = await provider.interactionResult(request.raw, reply.raw, result).catch(() => undefined);
        return next ? reply.redirect(next, 303) : send(reply.code(400), expired(network));
      },
    );
  });

  // all other routes belong to the provider, which parses bodies itself
  await app.register(async (protocol) => {
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));

    protocol.route<NetworkRoute>({
      method: ['GET', 'POST'],
      url: '/demo-social/:network/*',
      handler: async (request, reply) => {
        const network = networkOf(request);
        if (!network) return reply.callNotFound();
        const provider = await providerOf(network);
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        await provider.callback()(mounted(request.raw, new URL(provider.issuer)), reply.raw);
      },
    });
  });
}

/** Converts a request for the provider: the path is relative to its mount, and the address is the public one. */
function mounted(request: IncomingMessage, issuer: URL): IncomingMessage {
  const address = request.url ?? '/';
  request.url = address.slice(issuer.pathname.length);
  request.headers.host = issuer.host;
  request.headers['x-forwarded-host'] = issuer.host;
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  return Object.assign(request, { originalUrl: address });
}
