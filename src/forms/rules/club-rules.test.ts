import { expect, test } from 'vitest';
import { messagesOf, sentOf } from '../../../tests/support/rules.ts';
import {
  clubChild,
  clubChildForm,
  clubTutor,
  clubTutorForm,
  knownChild,
  knownChildForm,
} from './club-rules.ts';

const tutor = {
  name: 'Anna',
  surname: 'Soler Vidal',
  birthdate: '1985-03-01',
  email: 'anna@example.cat',
  phone: '+34 600 00 00 00',
  nif: '12345678-z',
  address: 'Carrer Major, 1',
  zip: '46 001',
  city: 'València',
  province: 'Valencia',
  country: 'España',
  bulletin: true,
  laCollaBulletin: false,
  terms: true,
};
const child = { name: 'Pau', surname: 'Soler Vidal', birthdate: '2018-06-05', pin: '0042' };
const jpeg = 'data:image/jpeg;base64,/9j/4AAQ';

test('CLUB-13 VAL-33 sends normalised numbers of a tutor', () => {
  expect(sentOf(clubTutor, tutor)).toEqual({ ...tutor, phone: '600000000', nif: '12345678Z', zip: '46001' });
});

test('CLUB-19 CLUB-23 of a tutor everything is required but the bulletins', () => {
  const missing = {
    name: 'form.name-required',
    surname: 'form.surname-required',
    birthdate: 'form.birthdate-required',
    email: 'form.email-required',
    phone: 'form.phone-required',
    nif: 'form.nif-required',
    address: 'form.address-required',
    zip: 'form.zip-required',
    city: 'form.city-required',
    province: 'form.province-required',
    country: 'form.country-required',
    terms: 'form.terms-required',
  };
  expect(messagesOf(clubTutor, {})).toEqual(missing);
  const blank = Object.fromEntries(Object.keys(missing).map((name) => [name, '']));
  expect(messagesOf(clubTutor, blank)).toEqual(missing);
});

test('CLUB-17 CLUB-18 requires a valid phone and identity number', () => {
  expect(messagesOf(clubTutor, { ...tutor, phone: 'sis-cents', nif: '12345678A' })).toEqual({
    phone: 'form.phone-digits',
    nif: 'form.nif-letter',
  });
  expect(messagesOf(clubTutor, { ...tutor, phone: '', nif: '' })).toEqual({
    phone: 'form.phone-required',
    nif: 'form.nif-required',
  });
});

test('CLUB-20 requires a valid postcode', () => {
  expect(messagesOf(clubTutor, { ...tutor, zip: '4600' })).toEqual({ zip: 'form.zip-digits' });
  expect(messagesOf(clubTutor, { ...tutor, zip: '' })).toEqual({ zip: 'form.zip-required' });
});

test('CLUB-22 VAL-18 requires an age of 13 for a tutor', () => {
  expect(messagesOf(clubTutor, { ...tutor, birthdate: '2013-11-22' })).toEqual({
    birthdate: 'form.too-young',
  });
  expect(messagesOf(clubTutor, { ...tutor, birthdate: '2013-11-21' })).toEqual({});
});

test('CLUB-21 requires the name of a province, not its code', () => {
  expect(messagesOf(clubTutor, { ...tutor, province: '46' })).toEqual({ province: 'form.place-letters' });
});

test('CLUB-16 VAL-03 requires e-mail and password twice for a tutor without an account', () => {
  expect(messagesOf(clubTutorForm, tutor)).toEqual({
    emailRepeat: 'form.email-repeat-required',
    password: 'form.new-password-required',
    passwordRepeat: 'form.repeat-required',
  });
  const typed = {
    ...tutor,
    emailRepeat: 'ana@example.cat',
    password: 'secreta1',
    passwordRepeat: 'Secreta1',
  };
  expect(messagesOf(clubTutorForm, typed)).toEqual({
    emailRepeat: 'form.email-repeat-different',
    password: 'form.new-password-weak',
    passwordRepeat: 'form.repeat-different',
  });
  const right = { ...tutor, emailRepeat: tutor.email, password: 'Secreta1', passwordRepeat: 'Secreta1' };
  expect(messagesOf(clubTutorForm, right)).toEqual({});
});

test('CHILD-06 CHILD-18 requires everything but the photo for a new child', () => {
  const empty = { name: '', surname: ' ', birthdate: '', pin: '', repeatPin: '', photo: '' };
  expect(messagesOf(clubChildForm, empty)).toEqual({
    name: 'form.child-name-required',
    surname: 'form.child-surname-required',
    birthdate: 'form.child-birthdate-required',
    pin: 'form.child-pin-required',
  });
  expect(sentOf(clubChildForm, { ...child, repeatPin: '0042', photo: '' })).toEqual({
    ...child,
    repeatPin: '0042',
  });
});

test('CHILD-08 CHILD-21 allows and omits an empty PIN and photo for a known child', () => {
  const { pin, ...data } = child;
  expect(sentOf(knownChildForm, { ...data, pin: '', repeatPin: '', photo: '' })).toEqual({
    ...data,
    repeatPin: '',
  });
  expect(sentOf(knownChild, { id: '7', ...data })).toEqual({ id: '7', ...data });
  expect(messagesOf(knownChildForm, { ...child, repeatPin: '' })).toEqual({
    repeatPin: 'form.pin-repeat-required',
  });
  expect(messagesOf(knownChild, { ...data, pin: '42' })).toEqual({ pin: 'form.pin-digits' });
});

test('CHILD-12 VAL-22 accepts a photo for any child, and its removal for a known one', () => {
  for (const schema of [clubChild, knownChild]) {
    expect(messagesOf(schema, { ...child, photo: jpeg })).toEqual({});
    expect(messagesOf(schema, { ...child, photo: 'data:image/svg+xml;base64,AA==' })).toEqual({
      photo: 'form.photo-image',
    });
  }
  expect(sentOf(knownChild, { ...child, photo: null })).toEqual({ ...child, photo: null });
});
