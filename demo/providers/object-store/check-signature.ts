import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedCall {
  method: string;
  /** Address as received, including the query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface SigningKey {
  accessKey: string;
  secretKey: string;
}

/** S3 error codes for an invalid signature. */
export type SignatureProblem = 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch';

const algorithm = 'AWS4-HMAC-SHA256';
const week = 7 * 24 * 60 * 60;

/**
 * Checks a presigned address (AWS Signature Version 4 in the query): signer, purpose and expiry.
 * @returns the problem, or undefined
 */
export function signatureProblem(
  call: SignedCall,
  { accessKey, secretKey }: SigningKey,
  now: Date,
): SignatureProblem | undefined {
  const { pathname, searchParams: query } = new URL(call.url, 'http://store.invalid');
  const one = (name: string) => (query.getAll(name).length === 1 ? (query.get(name) ?? '') : '');
  const date = one('X-Amz-Date');
  const seconds = one('X-Amz-Expires');
  const signedHeaders = one('X-Amz-SignedHeaders').split(';');
  const [key, ...scope] = one('X-Amz-Credential').split('/');
  const [day, region, service, end] = scope;
  const begins = readDate(date);
  if (one('X-Amz-Algorithm') !== algorithm || begins === undefined || !/^\d{1,6}$/.test(seconds))
    return 'AccessDenied';
  if (scope.length !== 4 || day !== date.slice(0, 8) || service !== 's3' || end !== 'aws4_request')
    return 'AccessDenied';
  if (Number(seconds) > week || !signedHeaders.includes('host')) return 'AccessDenied';
  if (key !== accessKey) return 'InvalidAccessKeyId';

  const canonical = [
    call.method,
    pathname,
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${headerOf(call, name)}`),
    '',
    signedHeaders.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const text = [algorithm, date, scope.join('/'), sha256(canonical)].join('\n');
  const signingKey = [day, region ?? '', service, end].reduce<Buffer | string>(hmac, `AWS4${secretKey}`);
  if (!isSame(hmac(signingKey, text).toString('hex'), one('X-Amz-Signature'))) return 'SignatureDoesNotMatch';

  const age = now.getTime() - begins;
  // allows the difference between two servers' clocks that S3 allows
  return age > Number(seconds) * 1000 || age < -15 * 60 * 1000 ? 'AccessDenied' : undefined;
}

function readDate(date: string): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const headerOf = ({ headers }: SignedCall, name: string) =>
  String(headers[name] ?? '')
    .trim()
    .replace(/ +/g, ' ');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

const isSame = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
