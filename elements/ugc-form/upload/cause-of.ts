import { ApiError } from '../../../src/api/client.ts';
import { ForeignStoreError, StoreError } from '../../../src/api/object-store.ts';
import type { UploadCause } from './upload.types.ts';

interface Judged {
  cause: UploadCause;
  /** Trying again may help. */
  isPassing: boolean;
}

/** Statuses for late, too frequent or misordered requests: a new address may succeed. */
const passing = [403, 408, 425, 429];

/** Longest wait in seconds that a reader can be expected to accept. */
const LONGEST_WAIT = 60;

function judgeStore({ status }: StoreError): Judged {
  if (status === 404) return { cause: 'gone', isPassing: false };
  return { cause: 'store', isPassing: status < 400 || status >= 500 || passing.includes(status) };
}

function judgeServer({ status, retryAfter = 0 }: ApiError): Judged {
  if (status === 401 || status === 403) return { cause: 'session', isPassing: false };
  if (status === 404) return { cause: 'gone', isPassing: false };
  if (status === 429) return { cause: 'too-many', isPassing: retryAfter <= LONGEST_WAIT };
  return status >= 400 && status < 500
    ? { cause: 'content', isPassing: false }
    : { cause: 'server', isPassing: true };
}

/** Tests whether the file can still be read: for a changed file browsers only report a failed connection. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(file.size - 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength === 1,
      () => false,
    );

/** Cause of a failed upload step. */
export async function causeOf(error: unknown, file: Blob): Promise<Judged> {
  if (error instanceof ForeignStoreError) return { cause: 'host', isPassing: false };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 0) {
    if (!(await isReadable(file))) return { cause: 'file', isPassing: false };
    return { cause: error.type === 'timeout' ? 'timeout' : 'network', isPassing: true };
  }
  return error instanceof StoreError ? judgeStore(error) : judgeServer(error);
}
