import type { UploadCause } from './upload/upload.types.ts';

/** Where a file is. A form that waits for one that has failed is told so by the reader alone (UGC-12, UGC-31). */
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

/** Of all bytes, rounded; all is there only when the server has said so (UGC-14, UGC-34). */
const percentOf = (bytes: number, of: number): number =>
  Math.min(99, Math.max(0, Math.round((bytes / of) * 100)));

/** What becomes of an upload by what happens to it; what comes too late changes nothing. */
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
