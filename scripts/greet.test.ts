import { expect, test, vi } from 'vitest';
import { greet } from './greet.ts';

test.each([
  [undefined, []],
  ['pages', ['http://localhost:4173/proves/…  (the files of pages)']],
])('says where the pages of PAGES_DIR=%s are', (pagesDir, expected) => {
  const say = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  greet('http://localhost:4173', { production: false, demo: true, smtpUrl: undefined, pagesDir });
  const said = say.mock.calls.flat().join('\n');
  say.mockRestore();
  expect(said.match(/\S*\/proves\/.*/g) ?? []).toEqual(expected);
});
