/** Upload code, loaded when a form with a file is first touched. */
import { beginStored, putPart } from '../../../src/api/object-store.ts';
import { postComplete, postPart, postUpload } from '../../../src/api/participation.ts';
import { familyOf, sniffFile } from '../../../src/photos/sniff-type.ts';
import { browserWorld } from './browser-world.ts';
import { contentTypeOf, splitName } from './describe-file.ts';
import { upload } from './upload.ts';
import { UploadError, type UploadPurpose, type UploadTask } from './upload.types.ts';
import { withoutTraces } from './without-traces.ts';

interface Task extends UploadTask {
  file: File;
  /** As large as it may be. */
  mostBytes: number;
}

/** @throws {UploadError} @throws {ApiError} where the server refuses to begin */
export default async function send(ugcId: string, purpose: UploadPurpose, task: Task): Promise<string> {
  const file = purpose.type === 'image' ? await withoutTraces(task.file, task.mostBytes) : task.file;
  const found = purpose.type === 'video' ? await filmType(file) : file.type;
  task.signal.throwIfAborted();
  const claimed = contentTypeOf(file);
  const contentType = familyOf(claimed) === purpose.type ? claimed : found;
  const description = { ...splitName(file), ...purpose, contentType };
  return upload(
    { ...task, file },
    {
      init: (signal) => postUpload(ugcId, description, signal),
      begin: beginStored,
      sign: (fileId, part, signal) => postPart(ugcId, fileId, part, signal),
      put: putPart,
      complete: (fileId, body, signal) => postComplete(ugcId, fileId, body, signal),
    },
    browserWorld,
  );
}

/** The server looks at a film when all of it has gone; one that it will not take is not sent over somebody's connection first. */
async function filmType(file: File): Promise<string> {
  const type = await sniffFile(file).catch(() => {
    throw new UploadError('file');
  });
  if (type === undefined || familyOf(type) !== 'video') throw new UploadError('content');
  return type;
}
