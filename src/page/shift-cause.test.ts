import { describe, expect, test } from 'vitest';
import { type Moved, type Resize, shiftCause, upperEdge } from './shift-cause.ts';

const poll: Resize = { tag: 'ap-poll', top: 100, by: 80, at: 1000 };
const text: Moved = { tag: undefined, top: 300 };

describe('the cause of a layout shift', () => {
  test('BEY-32 is the tag above that has grown in the same picture', () => {
    expect(shiftCause([text], [poll], 1010)).toBe('ap-poll');
  });

  test('BEY-32 is the tag that has grown or shrunk most', () => {
    const header: Resize = { tag: 'ap-header', top: 0, by: -200, at: 1000 };
    expect(shiftCause([text], [poll, header], 1000)).toBe('ap-header');
  });

  test.each([
    ['that grew at another time', { at: 899 }],
    ['that is below what has moved', { top: 301 }],
  ])('BEY-32 is no tag %s', (_, change) => {
    expect(shiftCause([text], [{ ...poll, ...change }], 1000)).toBeUndefined();
  });

  test('BEY-32 is a tag at the height of the moved content, up to a hundred milliseconds before', () => {
    expect(shiftCause([text], [{ ...poll, top: 300, at: 900 }], 1000)).toBe('ap-poll');
  });

  test('BEY-32 is the tag inside which everything has moved', () => {
    const inside: Moved = { tag: 'ap-live-feed', top: 300 };
    expect(shiftCause([inside, inside], [], 1000)).toBe('ap-live-feed');
    expect(shiftCause([inside, text], [], 1000)).toBeUndefined();
  });

  test('BEY-32 is the tag above content that it moved out of or into the window', () => {
    const seen = { top: 300, height: 40 };
    const unseen = { top: 0, height: 0 };
    for (const edge of [upperEdge(seen, unseen), upperEdge(unseen, seen)])
      expect(shiftCause([{ tag: undefined, top: edge }], [poll], 1000)).toBe('ap-poll');
    expect(upperEdge(seen, { top: 120, height: 40 })).toBe(120);
  });
});
