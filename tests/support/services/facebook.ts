/**
 * Stand-in of Facebook Login: dialog, token and the current user of the Graph API.
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - Manually Build a Login Flow:
 *   https://developers.facebook.com/documentation/facebook-login/guides/advanced/manual-flow
 * - OIDC Code Flow with PKCE: https://developers.facebook.com/documentation/facebook-login/guides/advanced/oidc-token
 * - Handle Errors: https://developers.facebook.com/docs/graph-api/guides/error-handling
 * - Secure Graph API Calls (`appsecret_proof`): https://developers.facebook.com/docs/graph-api/guides/secure-requests
 *
 * Recorded responses in public code confirm the errors of a used code, of a wrong secret and of a wrong proof. From
 * general knowledge: codes and texts of the other errors. The dialog of Facebook appends `#_=_` to the address of the
 * client, and so does this one.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { formOf, json, type ServiceRequest, type ServiceResponse } from './service-response.ts';
import { bearerToken, type StandIn, startService } from './service-server.ts';

export const facebookAppId = '1234567890123456';
export const facebookAppSecret = '0123456789abcdef0123456789abcdef';

/**
 * Visitor at the dialog:
 * - `visitor`: has an address and shares it
 * - `hidesEmail`: shares the name but no address
 * - `noEmail`: registered with a phone number
 * - `declines`: presses «Cancel»
 */
export type FacebookPerson = 'visitor' | 'hidesEmail' | 'noEmail' | 'declines';

export interface FacebookOptions {
  appId?: string;
  appSecret?: string;
  redirectUris?: string[];
  /** App setting *Require App Secret*: each request of the server needs a proof. */
  requiresProof?: boolean;
  /** Number of requests for the user before the limit of the app. */
  limit?: number;
  /** Current time, in ms. */
  now?: () => number;
}

export interface FacebookStandIn extends StandIn {
  person: FacebookPerson;
  /** Ends all tokens, as a change of password does. */
  endSessions(): void;
}

interface Grant {
  redirectUri: string;
  scope: string[];
  person: FacebookPerson;
  challenge: string | undefined;
  method: string;
  madeAt: number;
  isUsed: boolean;
}

/** Validity of a code, in ms. */
const CODE_LIFETIME = 600_000;

interface GraphErrorBody {
  message: string;
  type?: 'OAuthException' | 'GraphMethodException';
  code: number;
  error_subcode?: number;
}

/** Error of the Graph API. */
function graphError(error: GraphErrorBody, status = 400): ServiceResponse {
  const { type = 'OAuthException', message } = error;
  return json({ error: { ...error, type, fbtrace_id: 'AStandInTraceIdOfMeta01' } }, status, {
    'www-authenticate': `OAuth "Facebook Platform" "invalid_request" ${JSON.stringify(message)}`,
  });
}

const dialogError = (message: string): ServiceResponse => ({
  status: 400,
  headers: { 'content-type': 'text/html; charset="utf-8"' },
  body: `<!doctype html><title>Error</title><p>${message}</p>`,
});

/** Starts the service. Paths may begin with a version, such as `/v25.0`. */
export async function startFacebook(options: FacebookOptions = {}): Promise<FacebookStandIn> {
  const {
    appId = facebookAppId,
    appSecret = facebookAppSecret,
    redirectUris,
    requiresProof = false,
    limit = Number.POSITIVE_INFINITY,
    now = Date.now,
  } = options;
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const ended = new Set<string>();
  let userRequests = 0;

  const standIn = await startService((request, url) => {
    const path = url.pathname.replace(/^\/v\d+\.\d+(?=\/)/, '');
    // parameters may be in the query or in the form
    const query = new URLSearchParams([...url.searchParams, ...(formOf(request) ?? [])]);
    if (path === '/dialog/oauth') return dialog(query);
    if (path === '/oauth/access_token') return token(query);
    if (path === '/me') return user(request, query);
    if (path === '/me/permissions') return permissions(request, query);
    return graphError({ message: `Unknown path components: ${path}`, code: 2500 });
  });
  const facebook: FacebookStandIn = Object.assign(standIn, {
    person: 'visitor' as FacebookPerson,
    endSessions() {
      for (const key of tokens.keys()) ended.add(key);
    },
  });
  return facebook;

  function dialog(query: URLSearchParams): ServiceResponse {
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== appId) return dialogError('Invalid App ID');
    if (redirectUri === '' || (redirectUris && !redirectUris.includes(redirectUri)))
      return dialogError(
        'URL blocked: the redirect URI is not white-listed in the app’s client OAuth settings.',
      );
    if ((query.get('response_type') ?? 'code') !== 'code') return dialogError('Invalid response type');
    const target = new URL(redirectUri);
    if (facebook.person === 'declines') {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_code', '200');
      target.searchParams.set('error_description', 'Permissions error');
      target.searchParams.set('error_reason', 'user_denied');
    } else {
      target.searchParams.set('code', newCode(query, redirectUri));
    }
    const state = query.get('state');
    if (state !== null) target.searchParams.set('state', state);
    target.hash = '_=_';
    return { status: 302, headers: { location: target.href } };
  }

  function newCode(query: URLSearchParams, redirectUri: string): string {
    const { person } = facebook;
    const asked = (query.get('scope') ?? '').split(/[\s,]+/).filter(Boolean);
    const code = `AQ${randomBytes(60).toString('base64url')}`;
    grants.set(code, {
      redirectUri,
      scope: ['public_profile', ...asked.filter((one) => one === 'email' && person !== 'hidesEmail')],
      person,
      challenge: query.get('code_challenge') ?? undefined,
      method: query.get('code_challenge_method') ?? 'plain',
      madeAt: now(),
      isUsed: false,
    });
    return code;
  }

  function token(query: URLSearchParams): ServiceResponse {
    for (const name of ['client_id', 'redirect_uri', 'code'])
      if (!query.get(name)) return graphError({ message: `Missing ${name} parameter.`, code: 101 });
    if (query.get('client_id') !== appId)
      return graphError({ message: 'Error validating application. Invalid application ID.', code: 101 });
    const grant = grants.get(query.get('code') ?? '');
    // PKCE replaces the secret
    const needsSecret = grant?.challenge === undefined || query.has('client_secret');
    if (needsSecret && query.get('client_secret') !== appSecret)
      return graphError({ message: 'Error validating client secret.', code: 1 });
    if (!grant) return graphError({ message: 'Invalid verification code format.', code: 100 });
    if (grant.isUsed)
      return graphError({
        message: 'This authorization code has been used.',
        code: 100,
        error_subcode: 36009,
      });
    if (grant.madeAt + CODE_LIFETIME < now())
      return graphError({ message: 'This authorization code has expired.', code: 100, error_subcode: 36007 });
    if (query.get('redirect_uri') !== grant.redirectUri)
      return graphError({
        message:
          'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
        code: 100,
        error_subcode: 36008,
      });
    if (!hasVerifier(grant, query.get('code_verifier') ?? ''))
      return graphError({ message: 'Error validating code verifier.', code: 1 });
    grant.isUsed = true;
    const accessToken = `EAA${randomBytes(90).toString('base64url')}`;
    tokens.set(accessToken, grant);
    return json({ access_token: accessToken, token_type: 'bearer', expires_in: 5_183_944 });
  }

  function hasVerifier({ challenge, method }: Grant, verifier: string): boolean {
    if (challenge === undefined) return true;
    const given = method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
    return given === challenge;
  }

  /** Checks the token and the proof. */
  function authorized(request: ServiceRequest, query: URLSearchParams): Grant | ServiceResponse {
    const accessToken = query.get('access_token') ?? bearerToken(request.headers);
    if (!accessToken)
      return graphError({
        message: 'An active access token must be used to query information about the current user.',
        code: 2500,
      });
    const grant = tokens.get(accessToken);
    if (!grant)
      return graphError({ message: 'Invalid OAuth access token - Cannot parse access token', code: 190 });
    if (ended.has(accessToken))
      return graphError({
        message: 'Error validating access token: The session has been invalidated.',
        code: 190,
        error_subcode: 460,
      });
    const proof = query.get('appsecret_proof');
    if (proof === null && requiresProof)
      return graphError({
        message: 'API calls from the server require an appsecret_proof argument',
        type: 'GraphMethodException',
        code: 100,
      });
    const right = createHmac('sha256', appSecret).update(accessToken).digest('hex');
    if (proof !== null && proof !== right)
      return graphError({
        message: 'Invalid appsecret_proof provided in the API argument',
        type: 'GraphMethodException',
        code: 100,
      });
    return grant;
  }

  function user(request: ServiceRequest, query: URLSearchParams): ServiceResponse {
    const grant = authorized(request, query);
    if (!('person' in grant)) return grant;
    userRequests += 1;
    if (userRequests > limit)
      return graphError({ message: '(#4) Application request limit reached', code: 4 }, 403);
    const fields = (query.get('fields') ?? 'id,name').split(',');
    const unknown = fields.find(
      (field) => !['id', 'name', 'email', 'first_name', 'last_name', 'picture'].includes(field),
    );
    if (unknown !== undefined)
      return graphError({ message: `(#100) Tried accessing nonexisting field (${unknown})`, code: 100 });
    return json(userBody(grant, fields));
  }

  /** Fields without a value or without a permission are absent. `id` is always sent. */
  function userBody({ person, scope }: Grant, fields: string[]): Record<string, unknown> {
    const all: Record<string, unknown> = {
      name: 'Marina Ferrer',
      first_name: 'Marina',
      last_name: 'Ferrer',
      picture: {
        data: { height: 50, is_silhouette: false, url: 'https://platform.example/p.jpg', width: 50 },
      },
      ...(scope.includes('email') && person === 'visitor' ? { email: 'visitor@example.com' } : {}),
    };
    const kept = fields.filter((field) => field in all).map((field) => [field, all[field]]);
    return {
      ...Object.fromEntries(kept),
      id: person === 'visitor' ? '10150000000000001' : '10150000000000002',
    };
  }

  function permissions(request: ServiceRequest, query: URLSearchParams): ServiceResponse {
    const grant = authorized(request, query);
    if (!('person' in grant)) return grant;
    if (request.method === 'DELETE') {
      for (const [key, one] of tokens) if (one === grant) tokens.delete(key);
      return json({ success: true });
    }
    const status = (permission: string) => (grant.scope.includes(permission) ? 'granted' : 'declined');
    return json({
      data: ['email', 'public_profile'].map((permission) => ({ permission, status: status(permission) })),
    });
  }
}
