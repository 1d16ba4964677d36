/** Upload code, loaded when a form with a file is first touched. */
import { beginStored, putPart } from '../../../src/api/object-store.ts';
import { postComplete, postPart, postUpload } from '../../../src/api/participation.ts';
import { contextOf, free } from '../../../src/photos/canvas.ts';
import { PhotoError } from '../../../src/photos/photo-error.ts';
import { type Drawn, JPEG_QUALITY, redraw } from '../../../src/photos/redraw.ts';
import { familyOf, sniffFile } from '../../../src/photos/sniff-type.ts';
import { isReadable } from './cause-of.ts';
import { contentTypeOf, splitName } from './describe-file.ts';
import { upload } from './upload.ts';
import { UploadError, type UploadPurpose, type UploadTask, type UploadWorld } from './upload.types.ts';

interface Task extends UploadTask {
  file: File;
  /** Maximum size in bytes. */
  mostBytes: number;
}

/** @throws {UploadError} @throws {ApiError} if the server refuses to start */
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

/** Checks a video before the upload: the server would reject it only after receiving all of it. */
async function filmType(file: File): Promise<string> {
  const type = await sniffFile(file).catch(() => {
    throw new UploadError('file');
  });
  if (type === undefined || familyOf(type) !== 'video') throw new UploadError('content');
  return type;
}

/** Resolves at the next `online` event or after this many milliseconds; rejects when the signal aborts. */
function until(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
      clearTimeout(timer);
    };
    const go = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason);
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(go, milliseconds);
    addEventListener('online', go);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

/** The page's own clock and network. */
const browserWorld: UploadWorld = {
  isOnline: () => navigator.onLine,
  online: (signal) => until(signal),
  pause: (milliseconds, signal) => until(signal, milliseconds),
};

/** Pixels: what the largest screens show. */
const LONGEST_SIDE = 3840;

/**
 * Redraws a picture, so that no metadata such as place or time remains (BEY-15).
 * @param mostBytes limit of a transparent picture; a larger one gets a white background, because a PNG can exceed its
 * source
 * @throws {UploadError} when the browser cannot draw it
 */
async function withoutTraces(file: File, mostBytes: number): Promise<File> {
  const drawn = await redraw(file, LONGEST_SIDE).catch(async (error: unknown) => {
    if (error instanceof PhotoError) throw new UploadError(await readingProblem(file));
    throw error;
  });
  let picture = await write(drawn);
  if (picture.size > mostBytes && drawn.type === 'image/png') picture = await write(onWhite(drawn));
  free(drawn.canvas);
  const [, extension] = picture.type.split('/');
  return new File([picture], `${file.name.replace(/\.\w{1,20}$/, '')}.${extension}`, { type: picture.type });
}

async function readingProblem(file: File) {
  if (!(await isReadable(file))) return 'file';
  return familyOf(await sniffFile(file)) === 'image' ? 'picture' : 'content';
}

async function write({ canvas, type }: Drawn): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!picture) throw new UploadError('picture');
  return picture;
}

function onWhite({ canvas }: Drawn): Drawn {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, type: 'image/jpeg' };
}
