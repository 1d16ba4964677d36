import { expect, test } from 'vitest';
import { meetsPasswordRule } from '../../../src/forms/rules.ts';
import { common, isCommonPassword } from './common-passwords.ts';

test.each([
  'Password1',
  'pASSWORD123',
  'Contrasenya1',
  'Contraseña123',
  'ContrasEn\u0303a123',
  'ValÈncia1',
  'Qwertyuiop',
])('W-15 %s is what everybody tries, however it is written', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Secreta123', 'Tres gats i una Lluna', 'passwordPassword7', ''])('W-15 %s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('W-15 every one of the list would pass the rule of passwords, and can be found', () => {
  for (const password of common) {
    const capital = password.replace(/[a-z]/, (letter) => letter.toUpperCase());
    expect([password, meetsPasswordRule(capital), isCommonPassword(capital)]).toEqual([password, true, true]);
  }
});
