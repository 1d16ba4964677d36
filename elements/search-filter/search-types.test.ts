import { expect, test } from 'vitest';
import { dropdownTypes, readType, resultsOf, tabTypes } from './search-types.ts';

test('SRCH-02 SRCH-03 there are five tabs, or three filters', () => {
  expect(tabTypes).toEqual(['', 'news', 'videos', 'audios', 'programs']);
  expect(dropdownTypes).toEqual(['', 'news', 'other']);
});

test.each([
  ['news', 'news'],
  ['other', 'other'],
  ['programs', 'programs'],
  ['poemes', ''],
  ['NEWS', ''],
  ['', ''],
  [null, ''],
])('SRCH-04 SRCH-12 the type %s is read as «%s»', (value, type) => expect(readType(value)).toBe(type));

test.each([
  ['far', '', '/resultats/far'],
  ['far', 'videos', '/resultats/far?searchtype=videos'],
  ['AC/DC 100% + què?', 'news', '/resultats/AC%2FDC%20100%25%20%2B%20qu%C3%A8%3F?searchtype=news'],
  ['\ud83c', '', '/resultats/'],
] as const)('SRCH-10 SRCH-14 «%s» of type «%s» is at %s', (text, type, address) => {
  expect(resultsOf('/resultats', text, type)).toBe(address);
});
