import type { StoredPart, UploadDescription, UploadStart } from '../../../src/api/participation.types.ts';

/** Why a file has not gone, as far as it can be told; each has a text (UGC-27). */
export type UploadCause =
  /** There is no connection, or it breaks off. */
  | 'network'
  /** Nobody answers. */
  | 'timeout'
  /** Our server, or the store, cannot take it now. */
  | 'server'
  | 'store'
  /** The session has ended, or is another's. */
  | 'session'
  | 'too-many'
  /** It has been given up, by another page or because it has taken too long. */
  | 'gone'
  /** It has been changed or removed since it was chosen. */
  | 'file'
  /** The server has looked at it, and it is not what it says it is. */
  | 'content'
  /** This browser cannot draw the picture, and as it is it does not go (BEY-15). */
  | 'picture'
  /** It was to go where nothing may be sent. */
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
  /** Resolves when there is a connection; at once where there is one. */
  online(signal: AbortSignal): Promise<void>;
  /** Resolves after so many milliseconds, or when the connection comes back. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** A file that has been begun, which is to be completed or given up. */
export interface OpenUpload {
  fileId: string;
  /** The store's id of it; undefined until the store has answered. */
  uploadId: string | undefined;
}

export interface UploadTask {
  file: Blob;
  /** Bytes of each part but the last (UGC-22). */
  partSize: number;
  signal: AbortSignal;
  /** Told what is to be given up if it goes no further, and undefined once it is complete (UGC-36). */
  onOpen(open: OpenUpload | undefined): void;
  /** Told how many bytes have gone, and of how many. */
  onSent(bytes: number, of: number): void;
  /** Told when it waits for the network or for another try, and when it goes on. */
  onWait(isWaiting: boolean): void;
}

/** The file has not gone, although it was tried again where that made sense (UGC-12). */
export class UploadError extends Error {
  readonly reason: UploadCause;

  constructor(reason: UploadCause) {
    super(`upload failed: ${reason}`);
    this.reason = reason;
  }
}
