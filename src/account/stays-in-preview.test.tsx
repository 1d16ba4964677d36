import { afterEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { staysInPreview } from './stays-in-preview.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [true, 1],
  [false, 0],
])('BEY-28 with preview %s a redirect becomes %i warnings', (preview, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  givenPage({ preview });
  expect(staysInPreview(document.createElement('ap-logout'), 'qui obri la pàgina ix')).toBe(preview);
  expect(warn).toHaveBeenCalledTimes(warnings);
});
