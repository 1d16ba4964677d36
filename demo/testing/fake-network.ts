import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import Fastify from 'fastify';

export interface Said {
  /** Claims that replace the correct ones in the id_token. */
  claims?: Record<string, unknown>;
  /** Signs the id_token with a key that is not the network's. */
  foreignKey?: boolean;
  /** Response of the token endpoint in place of tokens. */
  refusal?: { status: number; error: string };
  /** Answer of the user-info endpoint. */
  userInfo?: unknown;
  userInfoStatus?: number;
}

export interface FakeNetwork {
  issuer: string;
  /** Sets the response to the next login. */
  say(said: Said): void;
  /** Sets the nonce and challenge that the browser brought. */
  expect(authorization: URL): void;
  close(): Promise<void>;
}

/**
 * Starts a network over HTTP that can send wrong data. It accepts the code `right`, with the client's secret and the
 * PKCE verifier.
 */
export async function startFakeNetwork(): Promise<FakeNetwork> {
  const app = Fastify();
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let said: Said = {};
  let brought = new URLSearchParams();
  let issuer = '';

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  }));
  app.get('/jwks', async () => ({
    keys: [{ ...keys.publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'one' }],
  }));
  app.post<{ Body: Record<string, string> }>('/token', async (request, reply) => {
    const { refusal } = said;
    if (refusal) return reply.code(refusal.status).send({ error: refusal.error });
    const basic = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64');
    const { code, code_verifier: verifier = '', client_secret: secret, redirect_uri: back } = request.body;
    const isRight =
      code === 'right' &&
      (secret === 'thesecret' || String(basic) === 'ap:thesecret') &&
      back === brought.get('redirect_uri') &&
      createHash('sha256').update(verifier).digest('base64url') === brought.get('code_challenge');
    if (!isRight) return reply.code(400).send({ error: 'invalid_grant' });
    const tokens = { access_token: 'token-of-joan', token_type: 'bearer' };
    return brought.has('nonce') ? { ...tokens, id_token: idToken() } : tokens;
  });
  app.get('/me', async (request, reply) => {
    if (request.headers.authorization !== 'Bearer token-of-joan') return reply.code(401).send({});
    return reply.code(said.userInfoStatus ?? 200).send(said.userInfo);
  });

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const right = {
      iss: issuer,
      aud: 'ap',
      sub: 'joan',
      iat: now,
      exp: now + 60,
      nonce: brought.get('nonce'),
    };
    return signed({ ...right, ...said.claims }, said.foreignKey ? foreign.privateKey : keys.privateKey);
  }

  issuer = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    issuer,
    say(next) {
      said = next;
    },
    expect(authorization) {
      brought = authorization.searchParams;
    },
    close: () => app.close(),
  };
}

function signed(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'ES256', kid: 'one' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
