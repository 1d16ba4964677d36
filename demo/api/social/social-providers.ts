import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { SocialClient, SocialProviderName } from '../../config/social-clients.ts';
import type { DemoContext } from '../context.ts';
import { serverSecret } from '../security/server-secret.ts';
import { type Fetch, usualFetch } from './adapter-parts.ts';
import { openIdAdapter } from './openid-adapter.ts';
import type { SocialProvider } from './social.types.ts';
import {
  configuredProviders,
  demoClientId,
  demoClientSecretName,
  demoIssuer,
  isPlayed,
} from './social-config.ts';
import { facebook, twitter, type UserInfoNetwork, userInfoAdapter } from './user-info-adapter.ts';

const scope = 'openid email profile';

/** The adapters of the real providers; with an issuer, any of them is an OpenID provider. */
const adapters: Record<SocialProviderName, (client: SocialClient, now: () => Date) => SocialProvider> = {
  google: (client) => openId(client, { issuer: 'https://accounts.google.com', scope }),
  // with a secret of the operator's own, Apple gives no e-mail and redirects to `/acces`
  apple: (client, now) => {
    const scope = typeof client.clientSecret === 'string' ? 'openid' : 'name email';
    return openId(client, { issuer: 'https://appleid.apple.com', scope }, now);
  },
  facebook: (client) => (client.issuer ? openId(client, { scope }) : userInfo(facebook, client)),
  twitter: (client) => (client.issuer ? openId(client, { scope }) : userInfo(twitter, client)),
};

function userInfo(network: UserInfoNetwork, client: SocialClient): SocialProvider {
  const { clientSecret } = client;
  if (typeof clientSecret !== 'string') throw new Error('Only Apple has a signed secret.');
  return userInfoAdapter(network, { client: { ...client, clientSecret }, fetch: usualFetch });
}

function openId(
  client: SocialClient,
  usual: { issuer?: string; scope: string },
  now?: () => Date,
): SocialProvider {
  const issuer = client.issuer ?? usual.issuer ?? '';
  return openIdAdapter({
    client: { ...client, issuer, scope: client.scope ?? usual.scope },
    fetch: usualFetch,
    ...(now && { now }),
  });
}

/**
 * Returns the adapter of a provider; undefined when the provider is not offered. Adapters are created on first use,
 * since the demo's own issuers are known only when the server listens. They are cached with the provider's
 * configuration.
 */
export function socialProviders(
  app: FastifyInstance,
  { db, config }: DemoContext,
): (name: string) => Promise<SocialProvider | undefined> {
  const kept = new Map<SocialProviderName, Promise<SocialProvider>>();

  async function make(name: SocialProviderName): Promise<SocialProvider> {
    const client = config.social[name];
    if (client && !isPlayed(config, name)) return adapters[name](client, config.now);
    const clientSecret = await serverSecret(db, demoClientSecretName);
    return openIdAdapter({
      client: { issuer: demoIssuer(config, name), clientId: demoClientId, clientSecret, scope },
      fetch: fetchFromHere(app),
    });
  }

  return async (asked) => {
    const name = configuredProviders(config).find((one) => one === asked);
    if (!name) return undefined;
    const adapter = kept.get(name) ?? make(name);
    kept.set(name, adapter);
    return adapter;
  };
}

/** Lets the server call itself at its listening address, since PUBLIC_URL may be unreachable from the server. */
function fetchFromHere(app: FastifyInstance): Fetch {
  return (address, options) => {
    const { pathname, search } = new URL(address);
    const { port, address: host, family } = app.server.address() as AddressInfo;
    const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : family === 'IPv6' ? `[${host}]` : host;
    return usualFetch(`http://${reachable}:${port}${pathname}${search}`, options);
  };
}
