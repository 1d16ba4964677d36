import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import { memoryAdapters } from './memory-adapter.ts';
import { claimsOf, sampleIdentities } from './sample-identities.ts';

export interface ProviderOptions {
  /** Address of the provider, including the path of its mount. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Error page of the provider. */
  errorPage: () => string;
}

const algorithm = 'ES256';

/** Creates a real OpenID provider with the sample identities; its keys last as long as the process. */
export function createProvider(options: ProviderOptions): Provider {
  const { issuer, clientId, clientSecret, redirectUri, errorPage } = options;
  const mount = new URL(issuer).pathname;
  const provider = new Provider(issuer, {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: algorithm,
      },
    ],
    jwks: { keys: [signingKey()] },
    enabledJWA: { idTokenSigningAlgValues: [algorithm] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // as at Google, the id_token has all requested claims
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // A path that is never requested: the network remembers nobody, so that each login may choose another identity.
      long: { path: `${mount}/nobody`, httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    expiresWithSession: () => false,
    interactions: { url: (_context, { uid }) => `${mount}/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 3600,
      Grant: 600,
      Session: 3600,
    },
    findAccount: (_context, subject) => {
      const identity = sampleIdentities.find((one) => one.subject === subject);
      return identity && { accountId: subject, claims: () => claimsOf(identity) };
    },
    loadExistingGrant: grantAll,
    renderError: (context) => {
      context.type = 'html';
      context.body = errorPage();
    },
  });
  // the mount passes scheme and host of PUBLIC_URL in the headers of a proxy
  provider.proxy = true;
  return provider;
}

/** Grants everything, since a single screen serves as login and consent: choosing an identity is the consent. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, params } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(String(params?.scope ?? ''));
  await grant.save();
  return grant;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), alg: algorithm, use: 'sig', kid: 'demo' };
}
