import { expect, test } from 'vitest';
import { messagesOf, sentOf } from '../../../tests/support/rules.ts';
import { firstProfileForm, profileForm, profileUpdate } from './profile-rules.ts';

test('VAL-40 neither requires nor sends fields that a site does not show', () => {
  expect(sentOf(profileUpdate, {})).toEqual({});
  expect(sentOf(profileUpdate, { bulletin: true })).toEqual({ bulletin: true });
});

test('VAL-05 rejects an empty name', () => {
  expect(messagesOf(profileUpdate, { name: ' ', surname: '' })).toEqual({
    name: 'form.name-required',
    surname: 'form.surname-required',
  });
  expect(messagesOf(profileUpdate, { name: null })).toEqual({ name: 'form.name-required' });
});

test('PROF-17 VAL-07 allows everything else to be empty', () => {
  const empty = {
    phone: '',
    nif: '',
    address: '',
    zip: '',
    city: '',
    province: '',
    country: '',
    alternativeEmail: '',
  };
  expect(sentOf(profileUpdate, empty)).toEqual(empty);
});

test('PROF-16 PROF-17 validates the filled-in fields', () => {
  const wrong = {
    phone: 'abc',
    nif: '12345678A',
    zip: '460',
    city: '46',
    province: 'A/B',
    country: 'X1',
    alternativeEmail: 'núria@example.cat',
  };
  expect(messagesOf(profileUpdate, wrong)).toEqual({
    phone: 'form.phone-digits',
    nif: 'form.nif-letter',
    zip: 'form.zip-digits',
    city: 'form.place-letters',
    province: 'form.place-letters',
    country: 'form.place-letters',
    alternativeEmail: 'form.email-accents',
  });
  expect(sentOf(profileUpdate, { phone: '0034 600-000-000', nif: 'x1234567-l' })).toEqual({
    phone: '600000000',
    nif: 'X1234567L',
  });
});

test('SOC-09 requires a birthdate at the first login by a network', () => {
  expect(messagesOf(firstProfileForm, { birthdate: '' })).toEqual({ birthdate: 'form.birthdate-required' });
  expect(messagesOf(firstProfileForm, { birthdate: '1993-07-21' })).toEqual({});
});

test('PROF-50 accepts no birthdate, or an age of 13', () => {
  expect(sentOf(profileUpdate, { birthdate: '' })).toEqual({ birthdate: null });
  expect(messagesOf(profileUpdate, { birthdate: '2013-11-22' })).toEqual({ birthdate: 'form.too-young' });
  expect(messagesOf(profileUpdate, { birthdate: '2013-11-21' })).toEqual({});
});

test('PROF-12 sends null for an unchanged password', () => {
  expect(sentOf(profileForm, { password: '', newPassword: '', repeatPassword: '' })).toEqual({
    password: null,
    newPassword: null,
    repeatPassword: '',
  });
});

test('PROF-14 VAL-25 requires the current and the new password together', () => {
  expect(messagesOf(profileUpdate, { password: 'vella' })).toEqual({
    newPassword: 'form.new-password-required',
  });
  expect(messagesOf(profileUpdate, { password: '', newPassword: 'Secreta1' })).toEqual({
    password: 'form.current-password-required',
  });
  expect(messagesOf(profileUpdate, { newPassword: 'Secreta1' })).toEqual({
    password: 'form.current-password-required',
  });
  expect(messagesOf(profileUpdate, { password: 'vella', newPassword: 'Secreta1' })).toEqual({});
});

test('PROF-15 PROF-43 requires a new password that meets the rule, repeated', () => {
  const messagesFor = (newPassword: string, repeatPassword: string) =>
    messagesOf(profileForm, { password: 'Antiga123', newPassword, repeatPassword });
  expect(messagesFor('secreta1', 'secreta1')).toEqual({ newPassword: 'form.new-password-weak' });
  expect(messagesFor('Password1', 'Password1')).toEqual({ newPassword: 'form.new-password-common' });
  expect(messagesFor('Secreta1', '')).toEqual({ repeatPassword: 'form.repeat-required' });
  expect(messagesFor('Secreta1', 'Secreta2')).toEqual({ repeatPassword: 'form.repeat-different' });
  expect(messagesFor('Secreta1', 'Secreta1')).toEqual({});
  expect(messagesFor('A'.repeat(129), 'A'.repeat(129)).newPassword).toBe('form.new-password-long');
  expect(messagesOf(profileForm, { password: '', newPassword: '', repeatPassword: 'Secreta1' })).toEqual({
    repeatPassword: 'form.repeat-different',
  });
});
