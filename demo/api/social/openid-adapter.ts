import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { SocialClient } from '../../config/social-clients.ts';
import { callbackUrl, type Fetch, identityOf, secondsToWait } from './adapter-parts.ts';
import { refuse, unavailable } from './refusal.ts';
import type { SocialProvider } from './social.types.ts';

export interface OpenIdOptions {
  client: SocialClient & { issuer: string; scope: string };
  /** Calls the provider; the platform's `fetch` unless this server is the provider. */
  fetch: Fetch;
}

/**
 * Adapter for a provider of OpenID Connect. Checks issuer, nonce, audience, lifetime and signature of the id_token.
 * Google follows the standard. Apple does too, with two exceptions. Its client secret is a JWT that must be signed
 * again every six months. With the scopes `email` and `name` it insists on posting its response, which `/acces` does
 * not accept. Its scope is therefore `openid`, and its users have no e-mail. Facebook and X use OAuth 2: see
 * user-info-adapter.ts.
 */
export function openIdAdapter({ client, fetch }: OpenIdOptions): SocialProvider {
  const { issuer, clientId, clientSecret, scope } = client;
  const configuration = keptUnlessFailed(() =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [customFetch]: fetch,
      timeout: secondsToWait,
      // readSocialClients accepts only https, so http means the demo's own provider
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    }).catch(unavailable),
  );

  return {
    async authorizationUrl(redirectUri, { state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
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
