import type { StoredPart, UploadDescription, UploadStart } from '../../../src/api/participation.types.ts';

/** Reason for a failed upload, as far as known; each has a text (UGC-27). */
export type UploadCause =
  /** The connection is missing or breaks off. */
  | 'network'
  /** Nobody answers. */
  | 'timeout'
  /** Our server, or the store, is temporarily unavailable. */
  | 'server'
  | 'store'
  /** The session has ended, or belongs to another user. */
  | 'session'
  | 'too-many'
  /** The upload was aborted, by another page or after a timeout. */
  | 'gone'
  /** The file was changed or removed after it was picked. */
  | 'file'
  /** The server has found that the content does not match the type. */
  | 'content'
  /** This browser cannot redraw the picture, which must not be sent as it is (BEY-15). */
  | 'picture'
  /** The upload address is on a host that is not allowed. */
  | 'host';

/** Description of a file beyond its own name and type. */
export type UploadPurpose = Pick<UploadDescription, 'type' | 'captcha' | 'context'>;

/** API calls of an upload (API-32..36). */
export interface UploadCalls {
  init(signal: AbortSignal): Promise<UploadStart>;
  begin(address: string, signal: AbortSignal): Promise<string>;
  sign(
    fileId: string,
    part: { uploadId: string; partNumber: number; contentLength: number },
    signal: AbortSignal,
  ): Promise<string>;
  put(address: string, part: Blob, signal: AbortSignal, onSent: (bytes: number) => void): Promise<string>;
  complete(
    fileId: string,
    body: { uploadId: string; parts: readonly StoredPart[] },
    signal: AbortSignal,
  ): Promise<void>;
}

/** Clock and network, injected for tests. */
export interface UploadWorld {
  isOnline(): boolean;
  /** Resolves when there is a connection. */
  online(signal: AbortSignal): Promise<void>;
  /** Resolves after this many milliseconds, or when the connection is back. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Started upload, which must be completed or aborted. */
export interface OpenUpload {
  fileId: string;
  /** Upload id of the store; undefined until its response. */
  uploadId: string | undefined;
}

export interface UploadTask {
  file: Blob;
  /** Bytes of each part but the last (UGC-22). */
  partSize: number;
  signal: AbortSignal;
  /** Called with the upload to abort if it does not continue, and with undefined once it is complete (UGC-36). */
  onOpen(open: OpenUpload | undefined): void;
  /** Called with the number of sent bytes, and of all bytes. */
  onSent(bytes: number, of: number): void;
  /** Called when the upload waits for the network or a retry, and when it continues. */
  onWait(isWaiting: boolean): void;
}

/** Final failure of an upload, after any useful retries (UGC-12). */
export class UploadError extends Error {
  readonly reason: UploadCause;

  constructor(reason: UploadCause) {
    super(`upload failed: ${reason}`);
    this.reason = reason;
  }
}
