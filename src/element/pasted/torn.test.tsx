import { afterEach, expect, test, vi } from 'vitest';
import { repairMarkup } from './torn.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Markup that the parser makes of two tags without end tags, the second inside the first. */
const inEachOther =
  '<div><ap-share-bar style="display: block">\n<h2>A</h2>\n<ap-poll style="display: block">\n<p>B</p>\n<p>C</p>\n<p>D</p>\n</ap-poll></ap-share-bar></div>';

test.each([[['ap-share-bar', 'ap-poll']], [['ap-poll', 'ap-share-bar']]])(
  'tags without end tags give back the page in its order, whichever is first: %j',
  (order) => {
    document.body.innerHTML = inEachOther;
    for (const tag of order) repairMarkup(document.querySelector<HTMLElement>(tag) as HTMLElement, true);
    const inDiv = [...(document.querySelector('div')?.children ?? [])];
    expect(inDiv.map(({ localName, textContent }) => `${localName} ${textContent?.trim()}`)).toEqual([
      'ap-share-bar ',
      'h2 A',
      'ap-poll ',
      'p B',
      'p C',
      'p D',
    ]);
  },
);
