import { expect, test } from 'vitest';
import { texts } from './login.texts.ts';
import { waitText } from './wait-text.ts';

test.each([
  [undefined, 'una estona'],
  [1, '1 segon'],
  [59, '59 segons'],
  [60, '1 minut'],
  [61, '2 minuts'],
  [3540, '59 minuts'],
  [3541, '1 hora'],
  [7200, '2 hores'],
])('W-01 %s seconds to wait are %s', (seconds, said) => {
  expect(waitText(seconds, texts)).toBe(said);
});
