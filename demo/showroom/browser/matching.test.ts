import { expect, test } from 'vitest';
import { isMatch, leftText } from './matching.ts';

const card = 'ap-schedule Programació La programació d’un canal i d’un dia';

test.each([
  ['', true],
  ['   ', true],
  ['programacio', true],
  ['PROGRAMACIÓ canal', true],
  ['  dia   ap-sched ', true],
  ['programacio ràdio', false],
])('DEV-01 “%s” finds the tag: %s', (wish, found) => {
  expect(isMatch(card, wish)).toBe(found);
});

test('DEV-01 says how many are left, one or none', () => {
  expect(leftText(45, 45, ' ')).toBe('45 etiquetes.');
  expect(leftText(3, 45, 'vídeo')).toBe('Queden 3 etiquetes de 45.');
  expect(leftText(1, 45, 'mapa')).toBe('Queda 1 etiqueta de 45.');
  expect(leftText(0, 45, 'xyz')).toBe('Cap de les 45 etiquetes no coincidix amb «xyz».');
});
