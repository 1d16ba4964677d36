import type { UploadCause } from './upload/upload.types.ts';

/** State of a file. Only the reader can retry a failed upload that a form waits for (UGC-12, UGC-31). */
export type UploadState =
  | { step: 'none' }
  | { step: 'sending'; percent: number; isWaiting: boolean }
  | { step: 'failed'; cause: UploadCause };

export type UploadEvent =
  | { type: 'begin' }
  | { type: 'sent'; bytes: number; of: number }
  | { type: 'wait'; isWaiting: boolean }
  | { type: 'complete' }
  | { type: 'fail'; cause: UploadCause }
  | { type: 'end' };

export const NO_UPLOAD: UploadState = { step: 'none' };

/** Percentage of all bytes, rounded; 100 only after the server has confirmed (UGC-14, UGC-34). */
const percentOf = (bytes: number, of: number): number =>
  Math.min(99, Math.max(0, Math.round((bytes / of) * 100)));

/** Next state of an upload; late events change nothing. */
export function nextUpload(state: UploadState, event: UploadEvent): UploadState {
  if (event.type === 'begin') return { step: 'sending', percent: 0, isWaiting: false };
  if (event.type === 'end') return NO_UPLOAD;
  if (state.step !== 'sending') return state;
  switch (event.type) {
    case 'sent': {
      const percent = percentOf(event.bytes, event.of);
      return percent === state.percent ? state : { ...state, percent };
    }
    case 'wait':
      return { ...state, isWaiting: event.isWaiting };
    case 'complete':
      return { ...state, percent: 100, isWaiting: false };
    case 'fail':
      return { step: 'failed', cause: event.cause };
  }
}
