import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  fetchProtectedResource,
} from 'openid-client';
import type { SocialClient } from '../../config/social-clients.ts';
import { callbackUrl, type Fetch, fieldsOf, identityOf, secondsToWait } from './adapter-parts.ts';
import { refuse } from './refusal.ts';
import type { ProviderAnswer, SocialProvider } from './social.types.ts';

/** Settings of a network with OAuth 2 but without OpenID Connect. */
export interface UserInfoNetwork {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** @param scope requested scope: some fields may be read with their scope only */
  userInfoEndpoint(scope: string): string;
  scope: string;
  /** Method of sending the client secret. */
  authentication(clientSecret: string): ClientAuth;
  /** Tests whether a refusal of the token endpoint means the code, and not our own configuration. */
  isCodeRefused(answer: unknown): boolean;
  /** Adds `appsecret_proof` to the user info request. */
  needsProof?: boolean;
  /** Converts the user info response to claims of OpenID Connect. */
  claimsOf(answer: unknown): Record<string, unknown>;
}

/**
 * Adapter for Facebook and X, which have no id_token and no nonce. It requests the token over TLS with the code, the
 * PKCE verifier and the secret. It uses the token once, to request the token's owner.
 */
export function userInfoAdapter(
  network: UserInfoNetwork,
  { client, fetch }: { client: SocialClient & { clientSecret: string }; fetch: Fetch },
): SocialProvider {
  const { clientId, clientSecret, scope = network.scope } = client;
  const configuration = new Configuration(
    {
      issuer: new URL(network.authorizationEndpoint).origin,
      authorization_endpoint: network.authorizationEndpoint,
      token_endpoint: network.tokenEndpoint,
    },
    clientId,
    clientSecret,
    network.authentication(clientSecret),
  );
  configuration[customFetch] = async (address, options) => {
    const answer = await fetch(address, options);
    return address === network.tokenEndpoint && !answer.ok ? standardRefusal(network, answer) : answer;
  };
  configuration.timeout = secondsToWait;
  if (network.tokenEndpoint.startsWith('http:')) allowInsecureRequests(configuration);

  return {
    returnsByForm: false,
    async authorizationUrl(redirectUri, { state, codeVerifier }) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
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
    const { access_token } = await authorizationCodeGrant(configuration, callbackUrl(answer), checks);
    const address = new URL(network.userInfoEndpoint(scope));
    if (network.needsProof)
      address.searchParams.set(
        'appsecret_proof',
        createHmac('sha256', clientSecret).update(access_token).digest('hex'),
      );
    const who = await fetchProtectedResource(configuration, access_token, address, 'GET');
    if (!who.ok) throw new Error('The network does not say whose token it gave.');
    return who.json();
  }
}

/** Replaces the network's own form of a refused code by that of OAuth 2 (RFC 6749, 5.2). */
async function standardRefusal(network: UserInfoNetwork, answer: Response): Promise<Response> {
  const said = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return network.isCodeRefused(said) ? Response.json({ error: 'invalid_grant' }, { status: 400 }) : answer;
}

/**
 * Facebook, as documented by Meta for manual login flows. It does not report whether an e-mail was ever verified, and
 * sends none for an account without a valid one.
 */
export const facebook: UserInfoNetwork = {
  authorizationEndpoint: 'https://www.facebook.com/v26.0/dialog/oauth',
  tokenEndpoint: 'https://graph.facebook.com/v26.0/oauth/access_token',
  userInfoEndpoint: () => 'https://graph.facebook.com/v26.0/me?fields=id,first_name,last_name,email',
  scope: 'public_profile,email',
  authentication: ClientSecretPost,
  isCodeRefused: (answer) => fieldsOf(fieldsOf(answer).error).code === 100,
  needsProof: true,
  claimsOf(answer) {
    const { id, first_name, last_name, email } = fieldsOf(answer);
    return { sub: id, given_name: first_name, family_name: last_name, email };
  },
};

const emailScope = 'users.email';

/**
 * X, as documented for the users lookup; X has verified a `confirmed_email`. An application without the permission
 * for e-mails must not request its scope, nor the field.
 */
export const twitter: UserInfoNetwork = {
  authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
  tokenEndpoint: 'https://api.x.com/2/oauth2/token',
  userInfoEndpoint: (scope) =>
    `https://api.x.com/2/users/me${scope.split(' ').includes(emailScope) ? '?user.fields=confirmed_email' : ''}`,
  scope: `tweet.read users.read ${emailScope}`,
  authentication: plainBasic,
  isCodeRefused(answer) {
    const { error, error_description: description } = fieldsOf(answer);
    return error === 'invalid_request' && /authorization code|code verifier/.test(String(description));
  },
  claimsOf(answer) {
    const { id, name, confirmed_email: email } = fieldsOf(fieldsOf(answer).data);
    return { sub: id, name, email, email_verified: email !== undefined };
  },
};

/**
 * Sends id and secret as X documents it: in base64, without the form encoding of RFC 6749 (2.3.1). The library would
 * encode `-` and `_`, which X puts into its secrets.
 */
function plainBasic(clientSecret: string): ClientAuth {
  return (_server, { client_id }, _body, headers) => {
    const credentials = Buffer.from(`${client_id}:${clientSecret}`).toString('base64');
    headers.set('authorization', `Basic ${credentials}`);
  };
}
