/**
 * Stand-in of Sign in with Apple: authorization, tokens and keys.
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - Request an authorization to the Sign in with Apple server:
 *   https://developer.apple.com/documentation/signinwithapplerestapi/request-an-authorization-to-the-sign-in-with-apple-server.
 * - Token validation: https://developer.apple.com/documentation/signinwithapplerestapi/generate-and-validate-tokens
 * - ErrorResponse: https://developer.apple.com/documentation/signinwithapplerestapi/errorresponse
 * - AuthorizationI.id_token (claims):
 *   https://developer.apple.com/documentation/signinwithapplejs/authorizationi/id_token
 * - Forum, answer on claims of the identity token: https://developer.apple.com/forums/thread/662175
 * - TN3107, Resolving Sign in with Apple response errors:
 *   https://developer.apple.com/documentation/technotes/tn3107-resolving-sign-in-with-apple-response-errors
 *
 * From general knowledge: texts of `error_description`, RS256 of identity tokens, the limit of 15,777,000 seconds for
 * the client secret, and the page of an authorization error.
 */
import {
  createHash,
  createHmac,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  type KeyPairKeyObjectResult,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { formOf, isObject, json, type ServiceRequest, type ServiceResponse } from './service-response.ts';
import { type StandIn, startService } from './service-server.ts';

export const appleTeam = 'TEAM123456';
export const appleKeyId = 'KEY1234567';

/** Longest validity of a client secret: six months, in seconds. */
const SECRET_LIFETIME = 15_777_000;
/** Validity of an authorization code, in seconds. */
const CODE_LIFETIME = 300;

/**
 * Visitor at the consent screen:
 * - `visitor`: has a name and shares the real address
 * - `relay`: hides the address
 * - `noEmail`: has an Apple account that shares no address, such as one of a school
 * - `cancels`: closes the screen
 */
export type ApplePerson = 'visitor' | 'relay' | 'noEmail' | 'cancels';

/** Mistakes in identity tokens that a client must reject. */
export type AppleForgery =
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'nonce'
  | 'foreignKey'
  | 'unknownKey'
  | 'unsigned'
  | 'symmetric';

export interface AppleOptions {
  clientId?: string;
  /** Registered addresses. Others are refused. */
  redirectUris?: string[];
  /** Issuer of tokens and audience of client secrets. Default: the address of the server. */
  issuer?: string;
  /** Current time, in ms. */
  now?: () => number;
}

export interface AppleStandIn extends StandIn {
  /** Key of the developer (`.p8`), PKCS #8 in PEM, that signs client secrets. */
  privateKey: string;
  person: ApplePerson;
  forgery: AppleForgery | undefined;
  /** Type of `email_verified` and `is_private_email`: both are documented. */
  booleans: 'string' | 'boolean';
}

type Json = Record<string, unknown>;

interface Grant {
  redirectUri: string;
  nonce: string | undefined;
  scope: string[];
  person: ApplePerson;
  madeAt: number;
  isUsed: boolean;
}

const subjects = {
  visitor: '001234.0123456789abcdef0123456789abcdef.0101',
  relay: '001234.abcdef0123456789abcdef0123456789.0202',
  noEmail: '001234.fedcba9876543210fedcba9876543210.0303',
};

const emails = { visitor: 'visitor@example.com', relay: 'a1b2c3d4e5@privaterelay.appleid.com' };

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const halfHash = (text: string) =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Page that sends a form to the client by itself, as Apple does with `response_mode=form_post`. */
function formPage(action: string, fields: Record<string, string>): ServiceResponse {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}" />`,
  );
  return {
    headers: { 'content-type': 'text/html;charset=UTF-8', 'cache-control': 'no-store' },
    body: `<!doctype html><title>Sign in with Apple</title>
<body onload="document.forms[0].submit()"><form method="post" action="${escaped(action)}">${inputs.join('')}</form></body>`,
  };
}

/** Reads the address and the fields of a page that `authorize` responded with, for tests without a browser. */
export function readFormPage(html: string): { action: string; fields: URLSearchParams } {
  const text = (value = '') =>
    value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const fields = [...inputs].map(([, name, value]): [string, string] => [text(name), text(value)]);
  return {
    action: text(/<form method="post" action="([^"]*)"/.exec(html)?.[1]),
    fields: new URLSearchParams(fields),
  };
}

const errorPage = (code: string, message: string): ServiceResponse => ({
  status: 400,
  headers: { 'content-type': 'text/html;charset=UTF-8' },
  body: `<!doctype html><title>Apple</title><h1>${code}</h1><p>${escaped(message)}</p>`,
});

const refuse = (error: string, description?: string) =>
  json({ error, ...(description ? { error_description: description } : {}) }, 400);

/** Reads a part of a JWT. */
function decoded(part = ''): Json {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
let madeKeys: Record<'own' | 'spare' | 'foreign', KeyPairKeyObjectResult> | undefined;

/** Keys of the service, made once: that takes a tenth of a second. The spare key is published and signs nothing. */
function rsaKeys() {
  madeKeys ??= { own: rsaKey(), spare: rsaKey(), foreign: rsaKey() };
  return madeKeys;
}

/** Starts the service at `/auth`. */
export async function startApple(options: AppleOptions = {}): Promise<AppleStandIn> {
  const { clientId = 'es.example.web', redirectUris, now = Date.now } = options;
  const seconds = () => Math.floor(now() / 1000);
  const developer = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { own, spare, foreign } = rsaKeys();
  const grants = new Map<string, Grant>();
  const refreshTokens = new Map<string, Grant>();
  /** Subjects that have consented before. Their name is not sent again. */
  const known = new Set<string>();

  const standIn = await startService((request, url) => {
    const { pathname } = url;
    if (pathname === '/.well-known/openid-configuration') return json(discovery());
    if (pathname === '/auth/keys')
      return json({ keys: [jwk(spare.publicKey, 'SPARE00001'), jwk(own.publicKey, 'APPLE00001')] });
    if (pathname === '/auth/authorize' && request.method === 'GET') return authorize(url);
    if (request.method !== 'POST') return errorPage('404', 'Not Found');
    if (pathname === '/auth/token') return token(request);
    if (pathname === '/auth/revoke') return revoke(request);
    return errorPage('404', 'Not Found');
  });
  const issuer = options.issuer ?? standIn.url;
  const apple: AppleStandIn = Object.assign(standIn, {
    privateKey: developer.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    person: 'visitor' as ApplePerson,
    forgery: undefined,
    booleans: 'string' as const,
  });
  return apple;

  function discovery(): Json {
    return {
      issuer,
      authorization_endpoint: `${standIn.url}/auth/authorize`,
      token_endpoint: `${standIn.url}/auth/token`,
      revocation_endpoint: `${standIn.url}/auth/revoke`,
      jwks_uri: `${standIn.url}/auth/keys`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'fragment', 'form_post'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'name'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      claims_supported: [
        'aud',
        'email',
        'email_verified',
        'exp',
        'iat',
        'is_private_email',
        'iss',
        'nonce',
        'nonce_supported',
        'real_user_status',
        'sub',
        'transfer_sub',
      ],
    };
  }

  function jwk(key: KeyObject, kid: string): JsonWebKey {
    return { ...key.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
  }

  function authorize({ searchParams: query }: URL): ServiceResponse {
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== clientId) return errorPage('invalid_client', 'Invalid client.');
    if (redirectUri === '' || (redirectUris && !redirectUris.includes(redirectUri)))
      return errorPage('invalid_request', 'Invalid web redirect url.');
    const types = (query.get('response_type') ?? '').split(' ');
    if (!types.includes('code')) return errorPage('unsupported_response_type', 'Invalid response type.');
    const scope = (query.get('scope') ?? '').split(' ').filter(Boolean);
    if (scope.some((one) => !['name', 'email', 'openid'].includes(one)))
      return errorPage('invalid_scope', 'Invalid scope.');
    const mode = query.get('response_mode') ?? 'query';
    const needsForm = scope.includes('name') || scope.includes('email');
    if (needsForm && mode !== 'form_post')
      return errorPage(
        'invalid_request',
        'response_mode must be form_post when name or email scope is requested.',
      );
    if (types.includes('id_token') && mode === 'query')
      return errorPage('invalid_request', 'Invalid response mode.');
    return respond(mode, redirectUri, fieldsFor(query, scope, redirectUri, types));
  }

  function fieldsFor(query: URLSearchParams, scope: string[], redirectUri: string, types: string[]) {
    const state = query.get('state');
    const withState: Record<string, string> = state === null ? {} : { state };
    if (apple.person === 'cancels') return { ...withState, error: 'user_cancelled_authorize' };
    const code = `c${randomBytes(24).toString('hex')}.0.mrtu.${randomBytes(16).toString('base64url')}`;
    const grant: Grant = {
      redirectUri,
      nonce: query.get('nonce') ?? undefined,
      scope,
      person: apple.person,
      madeAt: seconds(),
      isUsed: false,
    };
    grants.set(code, grant);
    return {
      ...withState,
      code,
      ...(types.includes('id_token') ? { id_token: idToken(grant, { c_hash: halfHash(code) }) } : {}),
      ...userField(grant),
    };
  }

  /** Name and address, as JSON. They are sent at the first consent only. */
  function userField({ person, scope }: Grant): Record<string, string> {
    if (person === 'cancels' || known.has(person)) return {};
    known.add(person);
    const user = {
      ...(scope.includes('name') ? { name: { firstName: 'Marina', lastName: 'Ferrer i Soler' } } : {}),
      ...(scope.includes('email') && person !== 'noEmail' ? { email: emails[person] } : {}),
    };
    return Object.keys(user).length > 0 ? { user: JSON.stringify(user) } : {};
  }

  function respond(mode: string, redirectUri: string, fields: Record<string, string>): ServiceResponse {
    if (mode === 'form_post') return formPage(redirectUri, fields);
    const target = new URL(redirectUri);
    if (mode === 'fragment') target.hash = String(new URLSearchParams(fields));
    else for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
    return { status: 302, headers: { location: target.href } };
  }

  function idToken({ person, nonce, scope }: Grant, more: Json): string {
    if (person === 'cancels') throw new Error('Nobody has consented.');
    const { forgery, booleans } = apple;
    const flag = (value: boolean) => (booleans === 'string' ? String(value) : value);
    const email = person === 'noEmail' ? undefined : emails[person];
    const claims = {
      iss: forgery === 'issuer' ? 'https://appleid.apple.com.example' : issuer,
      aud: forgery === 'audience' ? 'com.example.other' : clientId,
      exp: forgery === 'expired' ? seconds() - 3600 : seconds() + 86_400,
      iat: forgery === 'expired' ? seconds() - 90_000 : seconds(),
      sub: subjects[person],
      ...(nonce === undefined ? {} : { nonce: forgery === 'nonce' ? 'other' : nonce }),
      ...more,
      ...(scope.includes('email') && email
        ? {
            email,
            email_verified: flag(true),
            ...(person === 'relay' ? { is_private_email: flag(true) } : {}),
          }
        : {}),
      auth_time: seconds(),
      nonce_supported: true,
    };
    return signed(claims);
  }

  function signed(claims: Json): string {
    const { forgery } = apple;
    const alg = forgery === 'unsigned' ? 'none' : forgery === 'symmetric' ? 'HS256' : 'RS256';
    const kid = forgery === 'unknownKey' ? 'OTHER00001' : 'APPLE00001';
    const text = `${encodePart({ kid, alg })}.${encodePart(claims)}`;
    if (forgery === 'unsigned') return `${text}.`;
    // the public key as the secret of an HMAC: accepted by clients that trust the algorithm of the token
    if (forgery === 'symmetric') return `${text}.${hmac(text)}`;
    const key = forgery === 'foreignKey' ? foreign.privateKey : own.privateKey;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  }

  function hmac(text: string): string {
    const secret = own.publicKey.export({ type: 'spki', format: 'pem' });
    return createHmac('sha256', secret).update(text).digest('base64url');
  }

  /** Checks the client secret: an ES256 JWT that the developer has signed. */
  function hasValidSecret(secret: string): boolean {
    const [head, body, signature, ...rest] = secret.split('.');
    const { alg, kid } = decoded(head);
    const claims = decoded(body);
    const { exp, iat } = claims;
    const isCurrent =
      typeof exp === 'number' &&
      typeof iat === 'number' &&
      exp > seconds() &&
      exp <= seconds() + SECRET_LIFETIME &&
      iat <= seconds() + 60;
    return (
      rest.length === 0 &&
      alg === 'ES256' &&
      kid === appleKeyId &&
      claims.iss === appleTeam &&
      claims.sub === clientId &&
      claims.aud === issuer &&
      isCurrent &&
      verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        { key: developer.publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature ?? '', 'base64url'),
      )
    );
  }

  function token(request: ServiceRequest): ServiceResponse {
    const form = formOf(request);
    if (!form) return refuse('invalid_request');
    for (const name of ['client_id', 'client_secret', 'grant_type'])
      if (!form.get(name)) return refuse('invalid_request', `Missing ${name}.`);
    if (form.get('client_id') !== clientId || !hasValidSecret(form.get('client_secret') ?? ''))
      return refuse('invalid_client');
    if (form.get('grant_type') === 'refresh_token') return refresh(form);
    if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type');
    const grant = grants.get(form.get('code') ?? '');
    if (!grant || grant.madeAt + CODE_LIFETIME < seconds())
      return refuse('invalid_grant', 'The code has expired or has been revoked.');
    if (grant.isUsed) return refuse('invalid_grant', 'The code has already been used.');
    if (form.get('redirect_uri') !== grant.redirectUri)
      return refuse(
        'invalid_grant',
        'The redirect_uri does not match the one used in the authorization request.',
      );
    grant.isUsed = true;
    return tokens(grant, `r${randomBytes(24).toString('hex')}`);
  }

  function tokens(grant: Grant, refreshToken: string): ServiceResponse {
    const accessToken = `a${randomBytes(24).toString('hex')}`;
    refreshTokens.set(refreshToken, grant);
    return json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: refreshToken,
      id_token: idToken(grant, { at_hash: halfHash(accessToken) }),
    });
  }

  function refresh(form: URLSearchParams): ServiceResponse {
    const refreshToken = form.get('refresh_token') ?? '';
    const grant = refreshTokens.get(refreshToken);
    return grant ? tokens(grant, refreshToken) : refuse('invalid_grant');
  }

  function revoke(request: ServiceRequest): ServiceResponse {
    const form = formOf(request);
    if (form?.get('client_id') !== clientId || !hasValidSecret(form.get('client_secret') ?? ''))
      return refuse('invalid_client');
    refreshTokens.delete(form.get('token') ?? '');
    return { status: 200 };
  }
}
