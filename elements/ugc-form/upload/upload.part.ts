/** What sends a file, fetched with the first form that asks for one and is touched. */
import { beginStored, putPart } from '../../../src/api/object-store.ts';
import { postComplete, postPart, postUpload } from '../../../src/api/participation.ts';
import type { UploadDescription } from '../../../src/api/participation.types.ts';
import { browserWorld } from './browser-world.ts';
import { upload } from './upload.ts';
import type { UploadTask } from './upload.types.ts';

/** @throws {UploadError} @throws {ApiError} where the server refuses to begin */
export default (ugcId: string, description: UploadDescription, task: UploadTask): Promise<string> =>
  upload(
    task,
    {
      init: (signal) => postUpload(ugcId, description, signal),
      begin: beginStored,
      sign: (fileId, part, signal) => postPart(ugcId, fileId, part, signal),
      put: putPart,
      complete: (fileId, body, signal) => postComplete(ugcId, fileId, body, signal),
    },
    browserWorld,
  );
