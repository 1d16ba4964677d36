import { ApiError, record, typeOf } from './client.ts';

/** Progress of a download, in bytes; `total` is undefined if unknown. */
export interface FileProgress {
  received: number;
  total: number | undefined;
}

interface Options {
  /** Larger files are not held in memory. */
  maxBytes: number;
  signal: AbortSignal;
  onProgress(progress: FileProgress): void;
}

/** Length of the file in bytes. Unknown if compressed: the header then has the compressed length. */
function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get('Content-Encoding') ? Number.NaN : Number(headers.get('Content-Length') ?? '');
  return length > 0 ? length : undefined;
}

/**
 * Fetches a file as a blob, which the browser need not hold in memory meanwhile (DOWN-01).
 *
 * @returns undefined if the file is larger than `maxBytes`
 * @throws {ApiError} after recording it, for every failure (DOWN-06) except an abort by the signal
 */
export async function fetchFile(url: string, options: Options): Promise<Blob | undefined> {
  const { signal } = options;
  try {
    const response = await fetch(url, { signal });
    return await readFile(response, options);
  } catch (error) {
    signal.throwIfAborted();
    // CORS forbids reading the file, or the connection was lost
    const failure = error instanceof ApiError ? error : new ApiError('file could not be read', 'network', 0);
    record(failure);
    throw failure;
  }
}

async function readFile(response: Response, { maxBytes, onProgress }: Options): Promise<Blob | undefined> {
  const { ok, status, body, headers } = response;
  if (!ok) throw new ApiError(`file ${status}`, typeOf(status), status);
  const type = headers.get('Content-Type') ?? '';
  // an html page in place of a missing file
  if (!body || type.startsWith('text/html')) throw new ApiError('file is none', 'server', status);
  const total = lengthOf(response);
  if (total !== undefined && total > maxBytes) {
    await body.cancel();
    return undefined;
  }
  let received = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        received += piece.byteLength;
        if (received > maxBytes) return controller.error(new Error('too large'));
        onProgress({ received, total });
        controller.enqueue(piece);
      },
    }),
  );
  const blob = await new Response(counted, { headers: { 'Content-Type': type } }).blob().catch((error) => {
    // browsers do not report why a stream failed
    if (received > maxBytes) return undefined;
    throw error;
  });
  if (blob?.size === 0) throw new ApiError('file is empty', 'server', status);
  if (blob && total !== undefined && blob.size < total)
    throw new ApiError('file was cut off', 'network', status);
  return blob;
}
