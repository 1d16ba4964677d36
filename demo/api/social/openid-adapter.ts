import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { SocialClient } from '../../config/social-clients.ts';
import { callbackUrl, type Fetch, identityOf, secondsToWait } from './adapter-parts.ts';
import { signedSecret } from './apple-secret.ts';
import { refuse, unavailable } from './refusal.ts';
import type { SocialProvider } from './social.types.ts';

export interface OpenIdOptions {
  client: SocialClient & { issuer: string; scope: string };
  /** Calls the provider; the platform's `fetch` unless this server is the provider. */
  fetch: Fetch;
  /** Clock of the client secret, if it is signed. */
  now?: () => Date;
}

/** Scopes with which Apple posts its response. */
const personalScope = /\b(?:name|email)\b/;

/**
 * Adapter for a provider of OpenID Connect. Checks issuer, nonce, audience, lifetime and signature of the id_token.
 * Google follows the standard. Apple does too, with two exceptions. Its client secret is a signed JWT
 * (apple-secret.ts). With the scopes `email` and `name` it posts its response (apple-return.ts). Facebook and X use
 * OAuth 2: see user-info-adapter.ts.
 */
export function openIdAdapter({ client, fetch, now = () => new Date() }: OpenIdOptions): SocialProvider {
  const { issuer, clientId, clientSecret, scope } = client;
  const isSigned = typeof clientSecret !== 'string';
  const returnsByForm = isSigned && personalScope.test(scope);
  const authentication = isSigned ? signedSecret(clientSecret, now) : ClientSecretPost(clientSecret);
  const configuration = keptUnlessFailed(() =>
    discovery(new URL(issuer), clientId, undefined, authentication, {
      [customFetch]: fetch,
      timeout: secondsToWait,
      // readSocialClients accepts only https, so http means the demo's own provider
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    }).catch(unavailable),
  );

  return {
    returnsByForm,
    async authorizationUrl(redirectUri, { state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(returnsByForm && { response_mode: 'form_post' }),
      });
    },
    async exchange(answer) {
      const known = await configuration();
      const { authorization_response_iss_parameter_supported: sendsIss, issuer: ownIssuer } =
        known.serverMetadata();
      const { state, nonce, codeVerifier } = answer;
      const url = callbackUrl({ ...answer, iss: answer.iss ?? (sendsIss ? ownIssuer : undefined) });
      const tokens = await authorizationCodeGrant(known, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      }).catch(refuse);
      return identityOf(tokens.claims() ?? {});
    },
  };
}

/** Requests the configuration once, and again after a failure. */
function keptUnlessFailed(load: () => Promise<Configuration>): () => Promise<Configuration> {
  let kept: Promise<Configuration> | undefined;
  return () => {
    kept ??= load().catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
