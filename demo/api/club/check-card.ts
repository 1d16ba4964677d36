/** Also runs in the browser: this module imports nothing and makes no requests (BEY-13). */

export interface CheckedCard {
  /** `forged`: not signed with this key, or changed afterwards; then the other fields are missing. */
  verdict: 'valid' | 'expired' | 'forged';
  nick?: string;
  validUntil?: string;
}

/**
 * @param payload content of the card's QR code
 * @param publicKey the server's public key
 * @param today the day in Madrid, YYYY-MM-DD
 */
export async function checkCard(payload: string, publicKey: JsonWebKey, today: string): Promise<CheckedCard> {
  const [, signed = '', nick = '', validUntil = '', signature = ''] =
    /^(1\.([0-9]{1,20})\.(\d{4}-\d\d-\d\d))\.([\w-]{86})$/.exec(payload) ?? [];
  if (!signature) return { verdict: 'forged' };
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('jwk', publicKey, curve, false, ['verify']);
  const isOurs = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    bytesOf(signature),
    new TextEncoder().encode(signed),
  );
  if (!isOurs) return { verdict: 'forged' };
  return { verdict: today < validUntil ? 'valid' : 'expired', nick, validUntil };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
