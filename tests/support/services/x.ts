/**
 * Stand-in of the login of X: authorization, token and the current user.
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - OAuth 2.0 Authorization Code Flow with PKCE (scopes, lifetimes, confidential clients):
 *   https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code
 * - How to connect to endpoints using OAuth 2.0 (steps, Basic authentication):
 *   https://docs.x.com/fundamentals/authentication/oauth-2-0/user-access-token
 * - Response codes and errors: https://developer.x.com/en/support/x-api/error-troubleshooting
 *
 * Recorded responses in public code confirm the errors of a wrong code and of a wrong secret, and the problem
 * `not-authorized-for-field`. From general knowledge: the other texts of errors, and the partial success of a user
 * without the scope `users.email`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { formOf, json, type ServiceRequest, type ServiceResponse } from './service-response.ts';
import { basicCredentials, bearerToken, type StandIn, startService } from './service-server.ts';

export const xClientId = 'c3RhbmRJbkNsaWVudElk';
/** Has characters that form encoding changes. */
export const xClientSecret = 'stand-in/secret+of=X';

/** Validity of a code, in ms: the documentation says 30 seconds. */
const CODE_LIFETIME = 30_000;

/**
 * Visitor at the consent screen:
 * - `visitor`: has a confirmed address
 * - `noEmail`: has an account without a confirmed address
 * - `declines`: presses «Cancel»
 * - `suspended`: has an account that may not be read
 */
export type XPerson = 'visitor' | 'noEmail' | 'declines' | 'suspended';

export interface XOptions {
  clientId?: string;
  /** Secret of a confidential client. `null` makes the client public. */
  clientSecret?: string | null;
  redirectUris?: string[];
  /** Lets the app request addresses. Without that, the scope `users.email` grants nothing. */
  allowsEmail?: boolean;
  /** Number of requests for the user before status 429. */
  limit?: number;
  /** Current time, in ms. */
  now?: () => number;
}

export interface XStandIn extends StandIn {
  person: XPerson;
}

interface Grant {
  redirectUri: string;
  challenge: string;
  method: string;
  scope: string[];
  person: XPerson;
  madeAt: number;
}

const scopes = ['tweet.read', 'users.read', 'users.email', 'offline.access', 'follows.read'];

const refuse = (status: number, error: string, description: string) =>
  json({ error, error_description: description }, status);

const problem = (status: number, title: string, detail = title, type = 'about:blank') =>
  json({ title, type, status, detail }, status);

const errorPage: ServiceResponse = {
  status: 400,
  headers: { 'content-type': 'text/html;charset=utf-8' },
  body: '<!doctype html><title>X</title><h1>Something went wrong</h1><p>You weren’t able to give access to the App.</p>',
};

const challengeOf = (verifier: string, method: string) =>
  method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;

/** Starts the service: `/i/oauth2/authorize` of x.com, and `/2/…` of api.x.com at the same origin. */
export async function startX(options: XOptions = {}): Promise<XStandIn> {
  const {
    clientId = xClientId,
    clientSecret = xClientSecret,
    redirectUris,
    allowsEmail = true,
    limit = Number.POSITIVE_INFINITY,
    now = Date.now,
  } = options;
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  let userRequests = 0;

  const standIn = await startService((request, url) => {
    const route = `${request.method} ${url.pathname}`;
    if (route === 'GET /i/oauth2/authorize') return authorize(url.searchParams);
    if (route === 'POST /2/oauth2/token') return token(request);
    if (route === 'POST /2/oauth2/revoke') return revoke(request);
    if (route === 'GET /2/users/me') return user(request, url.searchParams);
    return problem(404, 'Not Found');
  });
  const x: XStandIn = Object.assign(standIn, { person: 'visitor' as XPerson });
  return x;

  function authorize(query: URLSearchParams): ServiceResponse {
    const redirectUri = query.get('redirect_uri') ?? '';
    const scope = (query.get('scope') ?? '').split(' ').filter(Boolean);
    const method = query.get('code_challenge_method') ?? 'plain';
    const challenge = query.get('code_challenge') ?? '';
    const state = query.get('state') ?? '';
    const isValid =
      query.get('client_id') === clientId &&
      query.get('response_type') === 'code' &&
      redirectUri !== '' &&
      (!redirectUris || redirectUris.includes(redirectUri)) &&
      scope.length > 0 &&
      scope.every((one) => scopes.includes(one)) &&
      state.length > 0 &&
      state.length <= 500 &&
      challenge !== '' &&
      ['S256', 'plain'].includes(method);
    if (!isValid) return errorPage;
    const target = new URL(redirectUri);
    target.searchParams.set('state', state);
    if (x.person === 'declines') {
      target.searchParams.set('error', 'access_denied');
    } else {
      const code = randomBytes(48).toString('base64url');
      grants.set(code, { redirectUri, challenge, method, scope, person: x.person, madeAt: now() });
      target.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: target.href } };
  }

  /** Checks the client: Basic authentication, or the id in the form of a public client. */
  function refuseClient(request: ServiceRequest, form: URLSearchParams): ServiceResponse | undefined {
    if (clientSecret === null)
      return form.get('client_id') === clientId
        ? undefined
        : refuse(400, 'invalid_request', 'Missing required parameter [client_id].');
    const given = basicCredentials(request.headers);
    if (!given) return refuse(401, 'unauthorized_client', 'Missing valid authorization header');
    if (given.id !== clientId) return refuse(401, 'invalid_client', 'Client authentication failed.');
    // a wrong secret has the same error as a missing header
    return given.secret === clientSecret
      ? undefined
      : refuse(401, 'unauthorized_client', 'Missing valid authorization header');
  }

  function token(request: ServiceRequest): ServiceResponse {
    const form = formOf(request);
    if (!form) return refuse(400, 'invalid_request', 'Missing required parameter [grant_type].');
    const refused = refuseClient(request, form);
    if (refused) return refused;
    if (form.get('grant_type') !== 'authorization_code')
      return refuse(400, 'unsupported_grant_type', 'Value passed for the grant type was invalid.');
    for (const name of ['code', 'redirect_uri', 'code_verifier'])
      if (!form.get(name)) return refuse(400, 'invalid_request', `Missing required parameter [${name}].`);
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    // a code is used up by the first attempt
    grants.delete(code);
    if (!grant || grant.madeAt + CODE_LIFETIME < now())
      return refuse(400, 'invalid_request', 'Value passed for the authorization code was invalid.');
    if (form.get('redirect_uri') !== grant.redirectUri)
      return refuse(
        400,
        'invalid_request',
        'Value passed for the redirect uri did not match the uri of the authorization code.',
      );
    if (challengeOf(form.get('code_verifier') ?? '', grant.method) !== grant.challenge)
      return refuse(
        400,
        'invalid_request',
        'Value passed for the code verifier did not match the code challenge.',
      );
    return json(newToken(grant));
  }

  function newToken(grant: Grant): Record<string, unknown> {
    const accessToken = randomBytes(60).toString('base64url');
    tokens.set(accessToken, grant);
    return {
      token_type: 'bearer',
      expires_in: 7200,
      access_token: accessToken,
      scope: grant.scope.join(' '),
      ...(grant.scope.includes('offline.access')
        ? { refresh_token: randomBytes(60).toString('base64url') }
        : {}),
    };
  }

  function revoke(request: ServiceRequest): ServiceResponse {
    const form = formOf(request) ?? new URLSearchParams();
    const refused = refuseClient(request, form);
    if (refused) return refused;
    return json({ revoked: tokens.delete(form.get('token') ?? '') });
  }

  function user({ headers }: ServiceRequest, query: URLSearchParams): ServiceResponse {
    const grant = tokens.get(bearerToken(headers) ?? '');
    if (!grant) return problem(401, 'Unauthorized');
    userRequests += 1;
    if (userRequests > limit)
      return {
        ...problem(429, 'Too Many Requests'),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'x-rate-limit-limit': String(limit),
          'x-rate-limit-remaining': '0',
          'x-rate-limit-reset': String(Math.floor(now() / 1000) + 900),
        },
      };
    if (!grant.scope.includes('users.read') || !grant.scope.includes('tweet.read'))
      return problem(403, 'Forbidden', 'Your client app is missing a required scope.');
    if (grant.person === 'suspended')
      return problem(
        403,
        'Forbidden',
        'User has been suspended.',
        'https://api.x.com/2/problems/user-suspended',
      );
    return json(userBody(grant, (query.get('user.fields') ?? '').split(',')));
  }

  function userBody({ person, scope }: Grant, fields: string[]): Record<string, unknown> {
    const id = person === 'visitor' ? '2244994945' : '2244994946';
    const wantsEmail = fields.includes('confirmed_email');
    const maySeeEmail = scope.includes('users.email') && allowsEmail;
    const data = {
      id,
      name: 'Marina Ferrer',
      username: 'marina_ferrer',
      ...(fields.includes('profile_image_url')
        ? { profile_image_url: 'https://pbs.example/profile_images/1/abc_normal.jpg' }
        : {}),
      ...(wantsEmail && maySeeEmail && person === 'visitor'
        ? { confirmed_email: 'visitor@example.com' }
        : {}),
    };
    if (!wantsEmail || maySeeEmail) return { data };
    // a field that may not be read does not fail the request
    const error = {
      title: 'Field Authorization Error',
      type: 'https://api.x.com/2/problems/not-authorized-for-field',
      detail: `Sorry, you are not authorized to access 'confirmed_email' on the user with id : [${id}].`,
      field: 'confirmed_email',
      parameter: 'user.fields',
      resource_type: 'user',
      section: 'data',
    };
    return { data, errors: [error] };
  }
}
