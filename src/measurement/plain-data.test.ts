import { expect, test } from 'vitest';
import { plainAddress, plainTerm } from './plain-data.ts';

test.each([
  ['eleccions 2023', 'eleccions 2023'],
  ['  falles ', 'falles'],
  ['À punt 24/7', 'À punt 24/7'],
  ['x'.repeat(150), 'x'.repeat(100)],
  ['anna@example.cat', ''],
  ['de anna @ example', ''],
  ['600 123 456', ''],
  ['el meu número és 600.123.456', ''],
  ['12345678Z', ''],
  ['46001', ''],
  ['2023', ''],
  ['1, 2', ''],
  ['', ''],
])('the term «%s» is reported as «%s»', (term, reported) => {
  expect(plainTerm(term)).toBe(reported);
});

test.each([
  ['https://apunt.example/noticia?token=a&b=2#c', 'https://apunt.example/noticia'],
  ['https://anna:secret@apunt.example/', 'https://apunt.example/'],
  ['mailto:anna@example.cat', ''],
  ['javascript:alert(1)', ''],
  ['/noticia', ''],
  ['', ''],
])('the address %s is reported as «%s»', (address, reported) => {
  expect(plainAddress(address)).toBe(reported);
});
