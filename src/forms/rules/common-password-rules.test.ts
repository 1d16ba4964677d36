import { expect, test } from 'vitest';
import { common, isCommonPassword } from './common-password-rules.ts';
import { meetsPasswordRule } from './rules.ts';

test.each([
  'Password1',
  'pASSWORD123',
  'Contrasenya1',
  'Contraseña123',
  'ContrasEn\u0303a123',
  'ValÈncia1',
  'Qwertyuiop',
])('W-15 recognises %s as a common password in any spelling', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Secreta123', 'Tres gats i una Lluna', 'passwordPassword7', ''])(
  'W-15 does not list %s as a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('W-15 lists only passwords that pass the password rule', () => {
  for (const password of common) {
    const capital = password.replace(/[a-z]/, (letter) => letter.toUpperCase());
    expect([password, meetsPasswordRule(capital), isCommonPassword(capital)]).toEqual([password, true, true]);
  }
});
