import { useEffect, useEffectEvent, useRef } from 'react';
import { sendAbort } from '../../src/api/participation.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { type OpenUpload, type UploadCause, UploadError, type UploadPurpose } from './upload/upload.types.ts';
import { NO_UPLOAD, nextUpload, type UploadState } from './upload-machine.ts';

/** Told to the server for a file of which the store has not named its id yet: the browser's cookie does then. */
const NO_ID = 'none';

export interface Upload {
  state: UploadState;
  /**
   * Sends a file, and answers with its id, or with null where the reader has given it up: one that fails stays failed until
   * then (UGC-12).
   * @throws {ApiError} where the server refuses to begin
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

/** One file on its way to the store, what is seen of it, and its end (UGC-12..16, UGC-36). */
export function useUpload({ ugcId, partSize, mostBytes, onProgress, onFail }: Options): Upload {
  const [state, send] = useMachine(nextUpload, () => NO_UPLOAD);
  const running = useRef<Running>(undefined);

  function tell(event: Parameters<typeof send>[0]) {
    const { before, after } = send(event);
    if (after.step !== 'sending') return;
    if (before.step !== 'sending' || before.percent !== after.percent) onProgress(after.percent);
  }

  /** The server keeps nothing of it; also while the page goes, or the widget. */
  function abandon() {
    const { open, controller } = running.current ?? {};
    controller?.abort();
    if (open) sendAbort(ugcId, open.fileId, open.uploadId ?? NO_ID);
    if (running.current) running.current.open = undefined;
  }
  useListener(window, 'pagehide', () => {
    if (!running.current) return;
    abandon();
    send({ type: 'fail', cause: 'gone' }); // a page that comes back by *Back* says so
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
