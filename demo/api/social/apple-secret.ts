import { sign } from 'node:crypto';
import type { ClientAuth } from 'openid-client';
import type { AppleKey } from '../../config/social-clients.ts';

/** Validity of a client secret in seconds. Apple allows six months; ours is used at once. */
const lifetime = 10 * 60;

/**
 * Signs a client secret for each exchange, so that nobody has to renew one: a JWT with ES256 (RFC 7518, 3.4), as Apple
 * documents it in *Creating a client secret*.
 */
export function signedSecret({ teamId, keyId, privateKey }: AppleKey, now: () => Date): ClientAuth {
  return ({ issuer }, { client_id }, body) => {
    const seconds = Math.floor(now().getTime() / 1000);
    const claims = { iss: teamId, iat: seconds, exp: seconds + lifetime, aud: issuer, sub: client_id };
    const text = `${encoded({ alg: 'ES256', kid: keyId })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    body.set('client_id', client_id);
    body.set('client_secret', `${text}.${signature.toString('base64url')}`);
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
