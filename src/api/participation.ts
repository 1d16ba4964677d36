import { withBase } from '../config/config.ts';
import { fieldsOf } from '../page/read-unknown.ts';
import { callApi, nothing, ShapeError } from './client.ts';
import type { Participation, StoredPart, UploadDescription, UploadStart } from './participation.types.ts';

const pathOf = (ugcId: string, ...rest: string[]) =>
  ['/api/front/ugc', encodeURIComponent(ugcId), ...rest.map(encodeURIComponent)].join('/');

function readStart(answer: unknown): UploadStart {
  const { id, uploadUrl } = (answer ?? {}) as Partial<UploadStart>;
  if (typeof id !== 'string' || id === '') throw new ShapeError('upload');
  return { id, uploadUrl: readUploadUrl({ uploadUrl }) };
}

function readUploadUrl(answer: unknown): string {
  const { uploadUrl } = fieldsOf(answer);
  if (typeof uploadUrl !== 'string' || !URL.canParse(uploadUrl)) throw new ShapeError('uploadUrl');
  return uploadUrl;
}

/** API-31. @throws {ApiError} */
export const postParticipation = (ugcId: string, { ...body }: Participation): Promise<void> =>
  callApi(pathOf(ugcId, 'postParticipation'), { body }, nothing);

/** API-32; uses the captcha up. @throws {ApiError} */
export const postUpload = (
  ugcId: string,
  { ...body }: UploadDescription,
  signal: AbortSignal,
): Promise<UploadStart> => callApi(pathOf(ugcId, 'multipart', 'init'), { body, signal }, readStart);

/** API-34: a fresh address for one part of `contentLength` bytes. @throws {ApiError} */
export const postPart = (
  ugcId: string,
  fileId: string,
  { ...body }: { uploadId: string; partNumber: number; contentLength: number },
  signal: AbortSignal,
): Promise<string> =>
  callApi(pathOf(ugcId, 'multipart', fileId, 'upload-part'), { body, signal }, readUploadUrl);

/** API-36; may be called again if the response was lost. @throws {ApiError} */
export const postComplete = (
  ugcId: string,
  fileId: string,
  { ...body }: { uploadId: string; parts: readonly StoredPart[] },
  signal: AbortSignal,
): Promise<void> => callApi(pathOf(ugcId, 'multipart', fileId, 'complete'), { body, signal }, nothing);

/** API-37: aborts an upload, also while the page unloads; its response is ignored (UGC-24). */
export function sendAbort(ugcId: string, fileId: string, uploadId: string): void {
  const body = new Blob([JSON.stringify({ uploadId })], { type: 'application/json' });
  navigator.sendBeacon(withBase(pathOf(ugcId, 'multipart', fileId, 'abort')), body);
}
