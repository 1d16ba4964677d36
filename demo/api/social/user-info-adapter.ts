import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  fetchProtectedResource,
} from 'openid-client';
import type { SocialClient } from '../../config/social-clients.ts';
import { callbackUrl, type Fetch, identityOf, secondsToWait } from './adapter-parts.ts';
import { refuse } from './refusal.ts';
import type { ProviderAnswer, SocialProvider } from './social.types.ts';

/** Settings of a network with OAuth 2 but without OpenID Connect. */
export interface UserInfoNetwork {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  userInfoEndpoint: string;
  scope: string;
  /** Method of sending the client secret. */
  authentication: 'basic' | 'post';
  /** Converts the user info response to claims of OpenID Connect. */
  claimsOf(answer: unknown): Record<string, unknown>;
}

/**
 * Adapter for Facebook and X, which have no id_token and no nonce. It requests the token over TLS with the code, the
 * PKCE verifier and the secret. It uses the token once, to request the token's owner.
 */
export function userInfoAdapter(
  network: UserInfoNetwork,
  { client, fetch }: { client: SocialClient; fetch: Fetch },
): SocialProvider {
  const { clientId, clientSecret } = client;
  const authentication = network.authentication === 'basic' ? ClientSecretBasic : ClientSecretPost;
  const configuration = new Configuration(
    {
      issuer: new URL(network.authorizationEndpoint).origin,
      authorization_endpoint: network.authorizationEndpoint,
      token_endpoint: network.tokenEndpoint,
    },
    clientId,
    clientSecret,
    authentication(clientSecret),
  );
  configuration[customFetch] = fetch;
  configuration.timeout = secondsToWait;
  if (network.tokenEndpoint.startsWith('http:')) allowInsecureRequests(configuration);

  return {
    async authorizationUrl(redirectUri, { state, codeVerifier }) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: client.scope ?? network.scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async exchange(answer) {
      return identityOf(network.claimsOf(await askWho(answer).catch(refuse)));
    },
  };

  async function askWho(answer: ProviderAnswer): Promise<unknown> {
    const { state: expectedState, codeVerifier: pkceCodeVerifier } = answer;
    const checks = { expectedState, pkceCodeVerifier };
    const tokens = await authorizationCodeGrant(configuration, callbackUrl(answer), checks);
    const address = new URL(network.userInfoEndpoint);
    const who = await fetchProtectedResource(configuration, tokens.access_token, address, 'GET');
    if (!who.ok) throw new Error('The network does not say whose token it gave.');
    return who.json();
  }
}

/** Facebook, as documented by Meta for manual login flows. It does not report whether an e-mail was ever verified. */
export const facebook: UserInfoNetwork = {
  authorizationEndpoint: 'https://www.facebook.com/v24.0/dialog/oauth',
  tokenEndpoint: 'https://graph.facebook.com/v24.0/oauth/access_token',
  userInfoEndpoint: 'https://graph.facebook.com/v24.0/me?fields=id,first_name,last_name,email',
  scope: 'public_profile,email',
  authentication: 'post',
  claimsOf(answer) {
    const { id, first_name, last_name, email } = fieldsOf(answer);
    return { sub: id, given_name: first_name, family_name: last_name, email };
  },
};

/** X, as documented for the users lookup; X has verified a `confirmed_email`. */
export const twitter: UserInfoNetwork = {
  authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
  tokenEndpoint: 'https://api.x.com/2/oauth2/token',
  userInfoEndpoint: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
  scope: 'tweet.read users.read users.email',
  authentication: 'basic',
  claimsOf(answer) {
    const { id, name, confirmed_email: email } = fieldsOf(fieldsOf(answer).data);
    return { sub: id, name, email, email_verified: email !== undefined };
  },
};

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
