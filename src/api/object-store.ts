/** Object store that receives files at addresses signed by the server (API-33, API-35). */
import { config } from '../config/config.ts';
import { ownOrigin } from '../page/own-address.ts';
import { ApiError, record, typeOf } from './client.ts';

/** Longest time without progress of an upload, in milliseconds (UGC-35). */
const STALL = 30_000;

/** Failed request to the store; without its address, which gives access (W-25). */
export class StoreError extends ApiError {}

/** Thrown for an address outside the allowed origins. */
export class ForeignStoreError extends Error {}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/** Throws unless the origin is the page's own or one of `uploadHosts` (W-18). */
function allowStore(address: string): void {
  const origin = originOf(address);
  const isAllowed =
    origin === ownOrigin() || (origin !== null && config().uploadHosts.map(originOf).includes(origin));
  if (!isAllowed) throw new ForeignStoreError();
}

function failure(line: string, type: ApiError['type'], status: number): StoreError {
  const error = new StoreError(`store ${line}`, type, status);
  record(error);
  return error;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the id in the store's XML. No parser is used: strict policies forbid parsing foreign html or XML. */
function readUploadId(xml: string): string | undefined {
  const [, written = ''] = /<UploadId>([^<]+)<\/UploadId>/.exec(xml) ?? [];
  const id = written.replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);
  return /^[\x21-\x7e]{1,1024}$/.test(id) ? id : undefined;
}

/** API-33: begins a file, and returns the store's id of it. @throws {StoreError | ForeignStoreError} */
export async function beginStored(address: string, signal: AbortSignal): Promise<string> {
  allowStore(address);
  signal.throwIfAborted();
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop);
  const stall = setTimeout(stop, STALL);
  try {
    const answer = await fetch(address, { method: 'POST', redirect: 'error', signal: end.signal });
    if (!answer.ok) throw failure(`POST ${answer.status}`, typeOf(answer.status), answer.status);
    const id = readUploadId(await answer.text());
    if (id === undefined) throw failure('POST without an id', 'server', answer.status);
    return id;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StoreError) throw error;
    throw end.signal.aborted
      ? failure('POST timed out', 'timeout', 0)
      : failure('POST could not connect', 'network', 0);
  } finally {
    clearTimeout(stall);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * API-35: sends a part, which the browser reads from the disk meanwhile, and returns its ETag. `fetch` cannot report
 * the progress of an upload.
 *
 * @param onSent bytes of the part sent so far
 * @throws {StoreError | ForeignStoreError}
 */
export function putPart(
  address: string,
  part: Blob,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    allowStore(address);
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const stop = () => request.abort();
    const wait = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        reject(failure('PUT timed out', 'timeout', 0));
        stop();
      }, STALL);
    };
    const settle = () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', stop);
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      wait();
      onSent(loaded);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      const etag = request.getResponseHeader('ETag');
      if (status < 200 || status > 299) reject(failure(`PUT ${status}`, typeOf(status), status));
      else if (etag) resolve(etag);
      else reject(failure('PUT without an ETag', 'server', status));
    });
    request.addEventListener('error', () => reject(failure('PUT could not connect', 'network', 0)));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', settle);
    signal.addEventListener('abort', stop);
    request.open('PUT', address);
    wait();
    request.send(part);
  });
}
