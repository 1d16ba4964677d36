import { ask, cookiesOf } from '../scale/client.ts';

/** Typical size of a phone picture. */
const size = 1024 * 1024;
const picture = Buffer.alloc(size);
picture.write('\xff\xd8\xff\xe0', 'latin1');

/**
 * Uploads a picture as the form of a call does, but abandons it before the text is sent. @returns name of the failed
 * step, '' if none failed
 */
export async function sendPicture(url: string, userId: string): Promise<string> {
  const login = await ask(url, { method: 'POST', path: '/api/dev/session', body: { userId } });
  if (login?.status !== 200) return `session ${login?.status}`;
  const folder = '/api/front/ugc/1/multipart';
  const context = { sourceCode: 'bCube', siteId: 4 };
  const file = { context, name: 'foto', type: 'image', extension: 'jpg', contentType: 'image/jpeg' };
  let cookie = cookiesOf(login);
  const call = async (path: string, body: object) => {
    const answer = await ask(url, { method: 'POST', path: `${folder}/${path}`, headers: { cookie }, body });
    if (answer && path === 'init') cookie += `; ${cookiesOf(answer)}`;
    return answer?.status === 200
      ? (JSON.parse(answer.body) as { response: Record<string, string> }).response
      : undefined;
  };
  const begun = await call('init', file);
  if (!begun?.uploadUrl) return 'upload: begin';
  const started = await fetch(begun.uploadUrl, { method: 'POST' });
  const uploadId = /<UploadId>(.+)<\/UploadId>/.exec(await started.text())?.[1] ?? '';
  const part = await call(`${begun.id}/upload-part`, { uploadId, partNumber: 1, contentLength: size });
  if (!part?.uploadUrl) return 'upload: part';
  const put = await fetch(part.uploadUrl, { method: 'PUT', body: picture });
  await put.arrayBuffer();
  const parts = [{ etag: put.headers.get('etag') ?? '', partNumber: 1 }];
  if (!(await call(`${begun.id}/complete`, { uploadId, parts }))) return 'upload: complete';
  return (await call(`${begun.id}/abort`, { uploadId })) ? '' : 'upload: abort';
}
