import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreClient } from '../../config/object-store.ts';
import type { DemoConfig } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { serverSecret } from '../security/server-secret.ts';

type Context = Pick<DemoContext, 'config' | 'db'>;

export const embeddedBucket = 'participacio';

/**
 * The configured store, or the demo's own.
 * @param caller who goes to it: to the demo's own, this server goes without the proxies that may stand before it
 */
export async function storeOf(
  {
    config,
    db,
  }: { config: Pick<DemoConfig, 'objectStore' | 'publicUrl' | 'listensAt' | 'basePath'>; db: Db },
  caller: 'browser' | 'server' = 'browser',
): Promise<ObjectStoreClient> {
  const origin = (caller === 'server' && config.listensAt) || config.publicUrl;
  return (
    config.objectStore ?? {
      endpoint: `${origin}${config.basePath}/store`,
      bucket: embeddedBucket,
      accessKey: 'demo',
      secretKey: await serverSecret(db, 'object-store-secret'),
    }
  );
}

/**
 * Milliseconds without a response after which the store counts as away. Putting parts together and sending a file may
 * take longer.
 */
const patience = 30_000;

interface Signed {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  /** The call holds for a body of exactly so many bytes. */
  contentLength?: number;
  seconds?: number;
  caller?: 'browser' | 'server';
}

/** An address for one call, valid for some minutes (UGC-18, UGC-21). */
export async function signedUrl(context: Context, call: Signed): Promise<string> {
  const { endpoint, bucket, accessKey, secretKey } = await storeOf(context, call.caller);
  const url = new URL(`${endpoint}/${bucket}/${call.key}`);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  url.searchParams.set('X-Amz-Expires', String(call.seconds ?? 15 * 60));
  const signer = new AwsV4Signer({
    method: call.method,
    url: url.href,
    headers: call.contentLength === undefined ? {} : { 'content-length': String(call.contentLength) },
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region: 'us-east-1',
    datetime: context.config
      .now()
      .toISOString()
      .replace(/[:-]|\.\d{3}/g, ''),
    signQuery: true,
    allHeaders: true,
  });
  return (await signer.sign()).url.href;
}

/** Puts the parts together, in the order of their numbers and with their ETags as they came (UGC-38). */
export async function completeStored(
  context: Context,
  { key, uploadId, parts }: { key: string; uploadId: string; parts: { etag: string; partNumber: number }[] },
): Promise<void> {
  const url = await signedUrl(context, { caller: 'server', method: 'POST', key, query: { uploadId } });
  const listed = parts.map(
    ({ etag, partNumber }) =>
      `<Part><PartNumber>${partNumber}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
  const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/xml' } });
  // whether it is done, its being there says: S3 may answer 200 with an error in it, and a lost answer says nothing
  await answer.text();
}

/**
 * The size of an object in bytes, and how it begins; undefined where there is none.
 * @throws Error when the store does not say
 */
export async function peekStored(
  context: Context,
  key: string,
  bytes: number,
): Promise<{ size: number; head: Uint8Array } | undefined> {
  const answer = await readStored(context, key, {
    range: `bytes=0-${bytes - 1}`,
    signal: AbortSignal.timeout(patience),
  });
  const size = Number(answer.headers.get('content-range')?.split('/')[1]);
  if (answer.status === 206 && Number.isInteger(size))
    return { size, head: new Uint8Array(await answer.arrayBuffer()) };
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  throw new Error(`the store answers ${answer.status} for a file`);
}

/** Streams an object, or a range of it for a player. */
export async function readStored(
  context: Context,
  key: string,
  { range, signal }: { range?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Response> {
  const url = await signedUrl(context, { caller: 'server', method: 'GET', key });
  return fetch(url, { headers: range === undefined ? {} : { range }, ...(signal && { signal }) });
}

/**
 * Gives up every upload in parts of this key: a call to begin one may have come twice, of which the API knows the last only.
 * @returns false when the store could not be asked
 */
export async function abortStored(context: Context, key: string): Promise<boolean> {
  // a page shows what is left once those of the page before are gone; more pages than that are for the next time
  for (let page = 0; page < mostPages; page += 1) {
    const listed = await listBegun(context, key);
    if (!listed) return false;
    const gone = await Promise.all(listed.begun.map((uploadId) => remove(context, key, { uploadId })));
    if (!gone.every(Boolean)) return false;
    if (!listed.isTruncated) return true;
  }
  return false;
}

/** S3 lists a thousand on a page. */
const mostPages = 20;

/** A page of the uploads in parts of this key; undefined when the store could not be asked. */
async function listBegun(
  context: Context,
  key: string,
): Promise<{ begun: string[]; isTruncated: boolean } | undefined> {
  const query = { uploads: '', prefix: key };
  const list = await signedUrl(context, { caller: 'server', method: 'GET', key: '', query });
  const answer = await fetch(list, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  const xml = answer?.ok ? await answer.text() : '';
  if (!xml.includes('<ListMultipartUploadsResult')) return undefined;
  const begun = [...xml.matchAll(/<UploadId>([^<]+)<\/UploadId>/g)].map(([, id = '']) => id);
  return { begun, isTruncated: xml.includes('<IsTruncated>true</IsTruncated>') };
}

/**
 * @returns false when the store does not respond: then a retry is needed
 */
export async function removeStored(context: Context, key: string): Promise<boolean> {
  return (await abortStored(context, key)) && (await remove(context, key, {}));
}

async function remove(context: Context, key: string, query: Record<string, string>): Promise<boolean> {
  const url = await signedUrl(context, { caller: 'server', method: 'DELETE', key, query });
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(url, { method: 'DELETE', signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer !== undefined && (answer.ok || answer.status === 404);
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('&#34;', '&quot;');
