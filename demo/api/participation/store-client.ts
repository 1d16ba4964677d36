import { AwsV4Signer } from 'aws4fetch';
import { bucketAddress, type ObjectStoreClient } from '../../config/object-store.ts';
import type { DemoConfig } from '../../config.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { serverSecret } from '../security/server-secret.ts';

type Context = Pick<DemoContext, 'config' | 'db'>;

export const embeddedBucket = 'participacio';

/**
 * Returns the configured store, or the demo's own.
 * @param caller client of the store; this server reaches the demo's own store without the proxies in front of it
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
      region: 'us-east-1',
      addressing: 'path',
    }
  );
}

/** Timeout in ms for a response of the store. Joining the parts and sending a file may take longer. */
const patience = 30_000;

interface Signed {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  /** Exact number of bytes of the body for which the address is valid. */
  contentLength?: number;
  seconds?: number;
  caller?: 'browser' | 'server';
}

/** Signs an address for one call, valid for some minutes (UGC-18, UGC-21). */
export async function signedUrl(context: Context, call: Signed): Promise<string> {
  const store = await storeOf(context, call.caller);
  const url = new URL(`${bucketAddress(store)}/${call.key}`);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  url.searchParams.set('X-Amz-Expires', String(call.seconds ?? 15 * 60));
  const signer = new AwsV4Signer({
    method: call.method,
    url: url.href,
    headers: call.contentLength === undefined ? {} : { 'content-length': String(call.contentLength) },
    accessKeyId: store.accessKey,
    secretAccessKey: store.secretKey,
    service: 's3',
    region: store.region,
    datetime: context.config
      .now()
      .toISOString()
      .replace(/[:-]|\.\d{3}/g, ''),
    signQuery: true,
    allHeaders: true,
  });
  return (await signer.sign()).url.href;
}

/** Joins the parts, in the order of their numbers and with their original ETags (UGC-38). */
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
  // only the object's existence proves success: S3 may put an error in a 200 response, and a response may be lost
  await answer.text();
}

/**
 * Reads the size of an object in bytes, and its first bytes; undefined if it does not exist.
 * @throws Error when the store does not respond
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
 * Aborts every multipart upload of a key. A repeated call may have begun several, of which the API knows only the
 * last.
 * @returns false when the store does not respond
 */
export async function abortStored(context: Context, key: string): Promise<boolean> {
  // a page lists the uploads left after the previous page's were aborted; the rest waits for the next sweep
  for (let page = 0; page < mostPages; page += 1) {
    const listed = await listBegun(context, key);
    if (!listed) return false;
    const gone = await Promise.all(listed.begun.map((uploadId) => remove(context, key, { uploadId })));
    if (!gone.every(Boolean)) return false;
    if (!listed.isTruncated) return true;
  }
  return false;
}

/** Maximum pages per call; S3 lists a thousand uploads on a page. */
const mostPages = 20;

/** Lists a page of the key's multipart uploads; undefined when the store does not respond. */
async function listBegun(
  context: Context,
  key: string,
): Promise<{ begun: string[]; isTruncated: boolean } | undefined> {
  const query = { uploads: '', prefix: key };
  const list = await signedUrl(context, { caller: 'server', method: 'GET', key: '', query });
  const answer = await fetch(list, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  const xml = answer?.ok ? await answer.text().catch(() => '') : '';
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
  await answer?.body?.cancel().catch(() => {}); // a body cut off says nothing more
  return answer !== undefined && (answer.ok || answer.status === 404);
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('&#34;', '&quot;');
