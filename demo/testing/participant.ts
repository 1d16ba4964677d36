import type { Visitor } from './visitor.ts';

/** Sample call that needs no account. */
export const openCall = '/api/front/ugc/2';
export const png = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1');
export const partSize = 10_485_760;

/** Creates a file of the given length in bytes that begins like a video. */
export function webm(length: number): Buffer {
  const bytes = Buffer.alloc(length, 'vídeo ');
  bytes.write('\x1a\x45\xdf\xa3', 'latin1');
  return bytes;
}

export const fields = {
  type: 'text',
  name: 'Vicent',
  email: 'Vicent@example.cat',
  text: 'Quan torna el programa?',
  checkPrivacyPolicy: true,
  checkCommercialCommunications: false,
};

export interface File {
  type?: 'image' | 'video';
  contentType?: string;
  name?: string;
  extension?: string;
  captcha?: string;
  /** Path of the call, as in `/api/front/ugc/2`. */
  path?: string;
}

/** API-32. */
export const init = (
  who: Visitor,
  {
    type = 'image',
    contentType = type === 'image' ? 'image/png' : 'video/webm',
    name = 'foto',
    extension = 'png',
    captcha,
    path = openCall,
  }: File = {},
) =>
  who.post(`${path}/multipart/init`, {
    payload: { name, type, extension, contentType, captcha, context: { sourceCode: 'bCube', siteId: 4 } },
  });

/** API-33. @returns the store's id */
export async function create(uploadUrl: string): Promise<string> {
  const xml = await (await fetch(uploadUrl, { method: 'POST' })).text();
  return /<UploadId>(.+)<\/UploadId>/.exec(xml)?.[1] ?? '';
}

/** Begins an upload, up to the store's id. */
export async function begin(who: Visitor, file: File = {}) {
  const { id, uploadUrl } = (await init(who, file)).json().response;
  return { id: id as string, uploadId: await create(uploadUrl) };
}

/** API-34. */
export const sign = (
  who: Visitor,
  { id, uploadId, path = openCall }: { id: string; uploadId: string; path?: string },
  partNumber: number,
  contentLength: number,
) => who.post(`${path}/multipart/${id}/upload-part`, { payload: { uploadId, partNumber, contentLength } });

/** API-34 and API-35. */
export async function put(
  who: Visitor,
  file: { id: string; uploadId: string; path?: string },
  partNumber: number,
  bytes: Buffer,
) {
  const answer = await sign(who, file, partNumber, bytes.length);
  const { uploadUrl } = answer.json().response;
  const stored = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  return { etag: stored.headers.get('etag') ?? '', partNumber };
}

/** API-36. */
export const complete = (who: Visitor, id: string, payload: object, path = openCall) =>
  who.post(`${path}/multipart/${id}/complete`, { payload });

/** API-37. */
export const abort = (who: Visitor, id: string, uploadId: string, path = openCall) =>
  who.post(`${path}/multipart/${id}/abort`, { payload: { uploadId } });

/** A whole file. */
export async function upload(who: Visitor, bytes: Buffer, file: File = {}) {
  const { path = openCall } = file;
  const begun = { ...(await begin(who, file)), path };
  const parts = [];
  for (let start = 0; start < bytes.length; start += partSize)
    parts.push(await put(who, begun, parts.length + 1, bytes.subarray(start, start + partSize)));
  const answer = await complete(who, begun.id, { uploadId: begun.uploadId, parts }, path);
  return { ...begun, parts, answer };
}

/** API-31. */
export const post = (who: Visitor, more: object = {}, path = openCall) =>
  who.post(`${path}/postParticipation`, { payload: { ...fields, ...more } });
