import { ApiError } from '../../../src/api/client.ts';
import type { StoredPart } from '../../../src/api/participation.types.ts';
import { causeOf } from './cause-of.ts';
import { type UploadCalls, UploadError, type UploadTask, type UploadWorld } from './upload.types.ts';

/** Attempts of each step, with pauses of 90 seconds in total. Time without a connection uses up no attempt. */
const TRIES = 8;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

const pauseAfter = (tries: number) => Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);

/**
 * Uploads a file in sequential parts (UGC-13, BEY-23). Each attempt has its own address, failed parts are retried,
 * and no part is sent twice after it has arrived. Only the current slice of the file is read.
 *
 * @returns the id of the complete file
 * @throws {UploadError} or an ApiError if the server refuses to start; neither after an abort by the signal
 */
export async function upload(task: UploadTask, calls: UploadCalls, world: UploadWorld): Promise<string> {
  const { file, partSize, signal } = task;
  const again = <T>(step: () => Promise<T>) => persist(step, task, world);

  const { id, uploadUrl } = await begin(task, calls, world);
  task.onOpen({ fileId: id, uploadId: undefined });
  const uploadId = await again(() => calls.begin(uploadUrl, signal));
  task.onOpen({ fileId: id, uploadId });

  const parts: StoredPart[] = [];
  for (let start = 0; start < file.size; start += partSize) {
    const part = file.slice(start, start + partSize);
    const partNumber = parts.length + 1;
    const etag = await again(async () => {
      const address = await calls.sign(id, { uploadId, partNumber, contentLength: part.size }, signal);
      return calls.put(address, part, signal, (bytes) => task.onSent(start + bytes, file.size));
    });
    parts.push({ etag, partNumber });
    task.onSent(start + part.size, file.size);
  }
  await again(() => calls.complete(id, { uploadId, parts }, signal));
  task.onOpen(undefined);
  return id;
}

/** Starts once only, as the captcha token is valid once (UGC-32). A rejection is no failure of the upload. */
async function begin(task: UploadTask, calls: UploadCalls, world: UploadWorld) {
  await waitForNetwork(task, world);
  try {
    return await calls.init(task.signal);
  } catch (error) {
    task.signal.throwIfAborted();
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
    throw new UploadError((await causeOf(error, task.file)).cause);
  }
}

async function persist<T>(step: () => Promise<T>, task: UploadTask, world: UploadWorld): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    await waitForNetwork(task, world);
    try {
      return await step();
    } catch (error) {
      task.signal.throwIfAborted();
      const { cause, isPassing } = await causeOf(error, task.file);
      // in a tunnel
      if (isPassing && !world.isOnline()) tries -= 1;
      else if (!isPassing || tries === TRIES) throw new UploadError(cause);
      else await waiting(task, world.pause(pauseAfter(tries), task.signal));
    }
  }
}

async function waitForNetwork(task: UploadTask, world: UploadWorld): Promise<void> {
  if (!world.isOnline()) await waiting(task, world.online(task.signal));
  task.signal.throwIfAborted();
}

async function waiting({ onWait }: UploadTask, pause: Promise<void>): Promise<void> {
  onWait(true);
  await pause;
  onWait(false);
}
