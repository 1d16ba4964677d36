import { expect, test } from 'vitest';
import type { AnySchema, ValidationError } from 'yup';
import { messageOf, messagesOf } from '../../../tests/support/rules.ts';
import { childLogin, login } from './account-rules.ts';
import { birthdate } from './age-rules.ts';
import { adultBounds, childBounds, lastBirthdate } from './birthdate-rules.ts';
import { childBirthdate } from './child-rules.ts';
import { clubTutorForm } from './club-rules.ts';
import { newPassword } from './new-password-rules.ts';
import { profileForm } from './profile-rules.ts';
import { adultsRegistrationForm, registrationForm } from './registration-rules.ts';
import { reset } from './reset-rules.ts';
import { accepted, email, memberNumber, pin, requiredText } from './rules.ts';

const context = { today: '2026-11-21', minAge: 13 };

const [whole, inParts] = ['Caf\u00e9Llunya', 'Cafe\u0301Llunya'];
const passwordForms = {
  registration: [registrationForm, 'password', 'repeatPassword'],
  'registration of adults': [adultsRegistrationForm, 'password', 'repeatPassword'],
  reset: [reset, 'password', 'repeatPassword'],
  login: [login, 'password', 'password'],
  'registration in the club': [clubTutorForm, 'password', 'passwordRepeat'],
  profile: [profileForm, 'newPassword', 'repeatPassword'],
} as const;
test.each(Object.entries(passwordForms))(
  'VAL-04 %s takes é as one sign and as two for the same password',
  (_name, [schema, field, repeat]) => {
    const values = { password: whole, [field]: inParts, [repeat]: whole };
    const errors = messagesOf(schema as AnySchema, values);
    expect([errors[field], errors[repeat]]).toEqual([undefined, undefined]);
    const { [field]: sent } = (schema as AnySchema).cast({ [field]: inParts }, { assert: false });
    expect(sent).toBe(whole);
  },
);

test('VAL-02 requires a valid e-mail', () => {
  for (const value of [undefined, '', '  ']) expect(messageOf(email(), value)).toBe('form.email-required');
  for (const value of [
    'anna',
    'anna@',
    '@example.cat',
    'anna@example',
    'a b@example.cat',
    'a@b..cat',
    'a@-b.cat',
  ])
    expect(messageOf(email(), value), value).toBe('form.email-invalid');
  for (const value of ['anna@example.cat', ' anna@example.cat ', "o'neil+x@sub.example.cat", 'A@B.CAT'])
    expect(messageOf(email(), value), value).toBeUndefined();
});

test('VAL-02 accepts an e-mail of up to 254 characters', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.cat'.length)}@example.cat`;
  expect(messageOf(email(), long(254))).toBeUndefined();
  expect(messageOf(email(), long(255))).toBe('form.email-invalid');
});

test('VAL-34 REG-10 rejects every character that is not ASCII, before and after the @', () => {
  for (const value of [
    'núria@example.cat',
    'anna@vilanova·la·geltrú.cat',
    'peña@example.cat',
    'plaça@example.cat',
    'anna@xn--exmple-qta.cat', // what a browser makes of exàmple.cat
  ])
    expect(messageOf(email(), value), value).toBe('form.email-accents');
});

test('VAL-03 VAL-35 requires a password of 8 characters with upper and lower case of any language', () => {
  expect(messageOf(newPassword(), '')).toBe('form.new-password-required');
  for (const value of ['Secret7', 'secreta123', 'SECRETA123', '12345678', '😀😀😀😀Aa'])
    expect(messageOf(newPassword(), value), value).toBe('form.new-password-weak');
  for (const value of ['Secreta1', 'ÀÉÍòúçñl', '😀😀😀😀😀😀Aa', ' Aa      ', `${'Aa'.repeat(64)}`])
    expect(messageOf(newPassword(), value), value).toBeUndefined();
  expect(messageOf(newPassword(), `${'Aa'.repeat(64)}x`)).toBe('form.new-password-long');
});

test('LOGIN-23 advises recovery for a password older than the rule', () => {
  expect(() => login.validateSync({ email: 'anna@example.cat', password: 'vella' })).toThrow(
    'form.password-old',
  );
  expect(login.validateSync({ email: ' anna@example.cat', password: ' Secreta123 ' })).toEqual({
    email: 'anna@example.cat',
    password: ' Secreta123 ',
  });
});

test('W-15 VAL-40 rejects a common password where one is chosen, as the server does', () => {
  expect(messageOf(newPassword(), 'Password1')).toBe('form.new-password-common');
  expect(messageOf(newPassword(), 'Tres gats i una Lluna')).toBeUndefined();
});

test('VAL-26 PASS-05 requires the same password repeated', () => {
  const errorsOf = (values: object) => {
    try {
      reset.validateSync(values, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as ValidationError).errors;
    }
  };
  expect(errorsOf({ password: 'Secreta123', repeatPassword: 'Secreta123' })).toEqual([]);
  expect(errorsOf({ password: 'Secreta123', repeatPassword: 'secreta123' })).toEqual([
    'form.repeat-different',
  ]);
  expect(errorsOf({ password: 'Secreta123', repeatPassword: '' })).toContain('form.repeat-required');
});

test('VAL-05 REG-09 requires a name and a surname, not blanks', () => {
  const name = requiredText('form.name-required');
  expect(messageOf(name, ' ')).toBe('form.name-required');
  expect(messageOf(name, "D'Ací·l'Allà")).toBeUndefined();
  expect(messageOf(name, 'x'.repeat(100))).toBeUndefined();
  expect(messageOf(name, 'x'.repeat(101))).toBe('form.too-long');
  expect(() => registrationForm.validateSync({ surname: ' ' }, { abortEarly: false, context })).toThrow(
    expect.objectContaining({
      errors: expect.arrayContaining(['form.name-required', 'form.surname-required']),
    }),
  );
});

test('VAL-17 REG-12 accepts the terms only by true or the text true', () => {
  for (const value of [true, 'true']) expect(messageOf(accepted(), value)).toBeUndefined();
  for (const value of [undefined, null, false, 'false', '', 'on', 1])
    expect(messageOf(accepted(), value), String(value)).toBe('form.terms-required');
});

test('VAL-18 REG-01 accepts the thirteenth birthday, and rejects the day before', () => {
  expect(messageOf(birthdate(), '2013-11-21')).toBeUndefined();
  expect(messageOf(birthdate(), '2013-11-22')).toBe('form.too-young');
  expect(messageOf(birthdate(), '2013-11-22', { today: '2026-11-22' })).toBeUndefined();
});

test('REG-28 counts 1 March of a common year as the birthday of 29 February', () => {
  expect(messageOf(birthdate(), '2012-02-29', { today: '2025-02-28' })).toBe('form.too-young');
  expect(messageOf(birthdate(), '2012-02-29', { today: '2025-03-01' })).toBeUndefined();
  expect(lastBirthdate('2028-02-29', 13)).toBe('2015-02-28');
  expect(lastBirthdate('2028-02-29', 12)).toBe('2016-02-29');
});

test('VAL-19 REG-03 a birthdate may be left out', () => {
  for (const value of [undefined, null, '']) expect(messageOf(birthdate(), value)).toBeUndefined();
});

test('VAL-39 rejects a day that does not exist or is in the future', () => {
  for (const value of [
    '2000-02-31',
    '2000-13-01',
    '1900-02-29',
    '31-12-2000',
    '2000-1-1',
    'bad',
    '1899-12-31',
    '0000-01-01',
  ])
    expect(messageOf(birthdate(), value), value).toBe('form.birthdate-invalid');
  expect(messageOf(birthdate(), '2026-11-22')).toBe('form.birthdate-invalid');
  expect(messageOf(birthdate(), '2000-02-29')).toBeUndefined();
});

test('VAL-16 CLOG-03 accepts digits in any grouping as a member number', () => {
  expect(messageOf(memberNumber(), '')).toBe('form.nick-required');
  for (const value of ['10020a', '١٢٣', '１００', '1e5', '+5'])
    expect(messageOf(memberNumber(), value), value).toBe('form.nick-digits');
  expect(childLogin.cast({ nick: ' 000 100-2.00 ', password: '0042' })).toEqual({
    nick: '000100200',
    password: '0042',
  });
});

test('VAL-23 CLOG-04 a PIN is four digits', () => {
  expect(messageOf(pin(), '')).toBe('form.pin-required');
  for (const value of ['042', '00420', '00a2', ' 042', '٠٠٤٢'])
    expect(messageOf(pin(), value), value).toBe('form.pin-digits');
  expect(messageOf(pin(), '0042')).toBeUndefined();
});

test('REG-13 requires the captcha in the registration forms', () => {
  for (const form of [registrationForm, adultsRegistrationForm])
    expect(() => form.validateSync({}, { abortEarly: false, context })).toThrow(
      expect.objectContaining({
        errors: expect.arrayContaining(['form.captcha-required', 'form.terms-required']),
      }),
    );
});

test('REG-11 requires a valid password twice in both registrations', () => {
  const errorsOf = (form: AnySchema, values: object) => {
    try {
      form.validateSync(values, { abortEarly: false, context });
      return [];
    } catch (error) {
      return (error as ValidationError).inner.map(({ path, message }) => `${path} ${message}`);
    }
  };
  for (const form of [registrationForm, adultsRegistrationForm]) {
    expect(errorsOf(form, {})).toEqual(
      expect.arrayContaining(['password form.new-password-required', 'repeatPassword form.repeat-required']),
    );
    expect(errorsOf(form, { password: 'Secret7', repeatPassword: 'Secret8' })).toEqual(
      expect.arrayContaining(['password form.new-password-weak', 'repeatPassword form.repeat-different']),
    );
    expect(
      errorsOf(form, { password: 'Secreta7', repeatPassword: 'Secreta7' }).filter((error) =>
        error.includes('assword'),
      ),
    ).toEqual([]);
  }
});

test('VAL-18 CHILD-16 offers in the calendar exactly the days that the rules accept', () => {
  for (const today of ['2026-11-21', '2028-02-29', '2025-02-28']) {
    expect(adultBounds(13, today)).toEqual({ min: '1900-01-01', max: lastBirthdate(today, 13) });
    const { min, max } = childBounds(13, today);
    expect(max).toBe(today);
    expect(messageOf(childBirthdate(), min, { today })).toBeUndefined();
    expect(messageOf(birthdate(), adultBounds(13, today).max, { today })).toBeUndefined();
    const eve = new Date(Date.parse(min) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(messageOf(childBirthdate(), eve, { today })).toBe('form.child-too-old');
  }
  expect(childBounds(13, '2026-11-21').min).toBe('2013-11-22');
});
