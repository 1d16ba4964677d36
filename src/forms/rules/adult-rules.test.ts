import fc from 'fast-check';
import { expect, test } from 'vitest';
import { object } from 'yup';
import { messageOf, messagesOf, sentOf } from '../../../tests/support/rules.ts';
import { address, alternativeEmail, phone, placeName, repeatedEmail, zip } from './adult-rules.ts';
import { email } from './rules.ts';

test('VAL-38 accepts a phone as people write it, and sends it without gaps or the prefix of Spain', () => {
  const schema = object({ phone: phone() });
  for (const written of [
    '600000000',
    '600 00 00 00',
    '600.000.000',
    '600-000-000',
    '+34 600 00 00 00',
    '+34600000000',
    '0034 600 000 000',
    '00 34 600 000 000',
    '\u202a+34 600 00 00 00\u202c', // from an address book
    '600\u00a000\u2011\u200b00 00',
  ])
    expect(sentOf(schema, { phone: written }), written).toEqual({ phone: '600000000' });
  expect(sentOf(schema, { phone: '0033 612345678' })).toEqual({ phone: '0033612345678' });
});

test('VAL-06 VAL-07 rejects a phone with anything but digits', () => {
  for (const value of [
    '+33 612345678',
    '600 00 00 0a',
    '(96) 100 00 00',
    '٦٠٠',
    '６００',
    '9'.repeat(18),
    '+',
    '6/7',
  ])
    expect(messageOf(phone(), value), value).toBe('form.phone-digits');
  const required = phone().required('form.phone-required');
  for (const value of [undefined, '', '  ', '+34', '- -'])
    expect(messageOf(required, value), value).toBe('form.phone-required');
  expect(messageOf(phone(), '')).toBeUndefined();
});

test('VAL-10 requires five digits for a zip, leading zeros included', () => {
  for (const value of ['46001', '03001', ' 46 001 ']) expect(messageOf(zip(), value), value).toBeUndefined();
  for (const value of ['4600', '460011', '4600a', 'AD500', '٤٦٠٠١'])
    expect(messageOf(zip(), value), value).toBe('form.zip-digits');
  expect(messageOf(zip().required('form.zip-required'), '')).toBe('form.zip-required');
  expect(sentOf(object({ zip: zip() }), { zip: ' 03-001' })).toEqual({ zip: '03001' });
});

test('VAL-11 VAL-36 accepts letters with accents, l·l, spaces, hyphens and apostrophes in a place', () => {
  for (const value of [
    'València',
    "l'Alcúdia",
    'l’Eliana',
    'Sant Marcel·lí',
    'Vila-real',
    'La Seu d’Urgell',
    'Peñíscola',
    'Açores',
    'Łódź',
    'Αθήνα',
    'e',
  ])
    expect(messageOf(placeName(), value), value).toBeUndefined();
  for (const value of [
    '46',
    'Alacant/Alicante',
    'Coruña, A',
    'Bilbao (Bizkaia)',
    'St. Gallen',
    'a_b',
    '<b>',
    '-',
    "' '",
    '·',
    'València 2',
    '🙂',
  ])
    expect(messageOf(placeName(), value), value).toBe('form.place-letters');
  expect(messageOf(placeName(), 'a'.repeat(100))).toBeUndefined();
  expect(messageOf(placeName(), 'a'.repeat(101))).toBe('form.too-long');
});

test('VAL-11 sends a place with composed accents and without extra spaces', () => {
  const schema = object({ city: placeName() });
  expect(sentOf(schema, { city: ' Vale\u0300ncia ' })).toEqual({ city: 'València' });
  expect(sentOf(schema, { city: 'la\u00a0 Pobla  Llarga' })).toEqual({ city: 'la Pobla Llarga' });
});

test('VAL-11 rejects any other character in a place, wherever it stands', () => {
  const allowed = /^[\p{L}\p{M}·'’\s-]*$/u;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), (text) => {
      if (messageOf(placeName(), `a${text}`) === undefined) expect(text).toMatch(allowed);
    }),
  );
});

test('VAL-09 accepts any address that is not blank, up to 200 characters', () => {
  const required = address().required('form.address-required');
  for (const value of [undefined, '', ' ']) expect(messageOf(required, value)).toBe('form.address-required');
  expect(messageOf(required, 'C/ Major, 12, 3r-5a (esc. B)')).toBeUndefined();
  expect(messageOf(required, 'x'.repeat(200))).toBeUndefined();
  expect(messageOf(required, 'x'.repeat(201))).toBe('form.address-long');
});

test('VAL-24 CLUB-16 requires the same e-mail repeated', () => {
  const schema = object({ email: email(), emailRepeat: repeatedEmail() });
  const messageFor = (emailRepeat: string) =>
    messagesOf(schema, { email: ' Anna@example.cat', emailRepeat }).emailRepeat;
  expect(messageFor(' ')).toBe('form.email-repeat-required');
  expect(messageFor('ana@example.cat')).toBe('form.email-repeat-different');
  for (const value of ['Anna@example.cat', 'anna@example.cat ']) expect(messageFor(value)).toBeUndefined();
});

test('VAL-25 PROF-16 accepts an empty alternative e-mail, or a valid one without accents', () => {
  for (const value of [undefined, '', ' ', 'anna@example.cat'])
    expect(messageOf(alternativeEmail(), value), value).toBeUndefined();
  expect(messageOf(alternativeEmail(), 'anna')).toBe('form.email-invalid');
  expect(messageOf(alternativeEmail(), 'núria@example.cat')).toBe('form.email-accents');
});
