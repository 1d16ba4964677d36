import { expect, test } from 'vitest';
import { NO_UPLOAD, nextUpload, type UploadEvent, type UploadState } from './upload-machine.ts';

const after = (events: UploadEvent[], from: UploadState = NO_UPLOAD) => events.reduce(nextUpload, from);
const sent = (bytes: number, of: number): UploadEvent => ({ type: 'sent', bytes, of });

test.each([
  [0, 1000, 0],
  [4, 1000, 0],
  [5, 1000, 1],
  [494, 1000, 49],
  [495, 1000, 50],
  [1000, 1000, 99],
  [1, 512_000_000, 0],
])('UGC-14 UGC-34 shows %i of %i bytes as %i %%, and 100 only at the end', (bytes, of, percent) => {
  expect(after([{ type: 'begin' }, sent(bytes, of)])).toEqual({
    step: 'sending',
    percent,
    isWaiting: false,
  });
});

test('UGC-34 is at 100 when the server has said that it is complete', () => {
  const done = after([{ type: 'begin' }, sent(10, 10), { type: 'complete' }]);
  expect(done).toMatchObject({ step: 'sending', percent: 100 });
});

test('UGC-12 UGC-31 stays failed, whatever comes too late, until the reader ends it', () => {
  const failed = after([{ type: 'begin' }, { type: 'fail', cause: 'network' }]);
  const late: UploadEvent[] = [
    sent(5, 10),
    { type: 'wait', isWaiting: true },
    { type: 'complete' },
    { type: 'fail', cause: 'store' },
  ];
  expect(after(late, failed)).toEqual({ step: 'failed', cause: 'network' });
  expect(after([{ type: 'end' }], failed)).toEqual(NO_UPLOAD);
});

test('UGC-34 is the same state where the percentage is the same, so that nothing is drawn', () => {
  const before = after([{ type: 'begin' }, sent(10, 1000)]);
  expect(nextUpload(before, sent(11, 1000))).toBe(before);
});
