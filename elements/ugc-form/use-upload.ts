import { useEffect, useEffectEvent, useRef } from 'react';
import { sendAbort } from '../../src/api/participation.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { type OpenUpload, type UploadCause, UploadError, type UploadPurpose } from './upload/upload.types.ts';
import { NO_UPLOAD, nextUpload, type UploadState } from './upload-machine.ts';

/** Sent to the server before the store has returned an id: the browser's cookie then identifies the upload. */
const NO_ID = 'none';

export interface Upload {
  state: UploadState;
  /**
   * Uploads a file and resolves to its id, or to null if the reader cancelled. A failed upload stays failed until
   * then (UGC-12).
   * @throws {ApiError} if the server refuses to start
   */
  start(file: File, purpose: UploadPurpose): Promise<string | null>;
  /** Gives up what is on its way or has failed (UGC-31). */
  cancel(): void;
  /** Ends an upload that is part of a submission, or discarded. */
  end(): void;
}

interface Options {
  ugcId: string;
  partSize: number;
  mostBytes: number;
  onProgress(percent: number): void;
  onFail(cause: UploadCause): void;
}

interface Running {
  file: File;
  controller: AbortController;
  /** Upload that the server keeps until it is completed or cancelled. */
  open?: OpenUpload | undefined;
  giveUp(): void;
}

/** Upload of one file: progress, cancellation and end (UGC-12..16, UGC-36). */
export function useUpload({ ugcId, partSize, mostBytes, onProgress, onFail }: Options): Upload {
  const [state, send] = useMachine(nextUpload, () => NO_UPLOAD);
  const running = useRef<Running>(undefined);

  function tell(event: Parameters<typeof send>[0]) {
    const { before, after } = send(event);
    if (after.step !== 'sending') return;
    if (before.step !== 'sending' || before.percent !== after.percent) onProgress(after.percent);
  }

  /** Aborts the upload and deletes it on the server, also when the page or the widget goes away. */
  function abandon() {
    const { open, controller } = running.current ?? {};
    controller?.abort();
    if (open) sendAbort(ugcId, open.fileId, open.uploadId ?? NO_ID);
    if (running.current) running.current.open = undefined;
  }
  useListener(window, 'pagehide', () => {
    if (!running.current) return;
    abandon();
    send({ type: 'fail', cause: 'gone' }); // shown if Back restores the page
  });
  const leave = useEffectEvent(abandon);
  useEffect(() => () => leave(), []);

  async function run(own: Running, purpose: UploadPurpose): Promise<string> {
    const { default: upload } = await import('./upload/upload.part.ts').catch(() => {
      throw new UploadError('network');
    });
    const { file, controller } = own;
    return upload(ugcId, purpose, {
      file,
      partSize,
      mostBytes,
      signal: controller.signal,
      onOpen: (open) => {
        own.open = open;
      },
      onSent: (bytes, of) => tell({ type: 'sent', bytes, of }),
      onWait: (isWaiting) => tell({ type: 'wait', isWaiting }),
    });
  }

  return {
    state,
    start(file, purpose) {
      return new Promise((resolve, reject) => {
        const own: Running = { file, controller: new AbortController(), giveUp: () => resolve(null) };
        running.current = own;
        tell({ type: 'begin' });
        run(own, purpose).then(
          (id) => {
            running.current = undefined;
            tell({ type: 'complete' });
            resolve(id);
          },
          (error) => {
            if (own.controller.signal.aborted) return;
            if (!(error instanceof UploadError)) {
              send({ type: 'end' });
              reject(error);
              return;
            }
            send({ type: 'fail', cause: error.reason });
            onFail(error.reason);
          },
        );
      });
    },
    cancel() {
      abandon();
      send({ type: 'end' });
      running.current?.giveUp();
    },
    end: () => void send({ type: 'end' }),
  };
}
