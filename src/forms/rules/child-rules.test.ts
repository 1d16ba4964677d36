import { expect, test } from 'vitest';
import { object } from 'yup';
import { messageOf, messagesOf, sentOf } from '../../../tests/support/rules.ts';
import { childBirthdate, childPin, photo, pickedPhoto, repeatedPin } from './child-rules.ts';
import {
  PHOTO_CUT_OFF,
  PHOTO_NOT_LOADED,
  PHOTO_PENDING,
  PHOTO_REMOVED,
  PHOTO_TOO_LARGE,
  PHOTO_UNREADABLE,
} from './photo-value.ts';

const jpeg = 'data:image/jpeg;base64,/9j/4AAQ';

test('VAL-20 CHILD-07 accepts a child until the day before the thirteenth birthday', () => {
  expect(messageOf(childBirthdate(), '2013-11-22')).toBeUndefined();
  expect(messageOf(childBirthdate(), '2013-11-21')).toBe('form.child-too-old');
  expect(messageOf(childBirthdate(), '2013-11-22', { today: '2026-11-22' })).toBe('form.child-too-old');
  expect(messageOf(childBirthdate(), '1980-01-01')).toBe('form.child-too-old');
});

test('CHILD-16 accepts a child born on 29 February until 28 February of a common year', () => {
  expect(messageOf(childBirthdate(), '2012-02-29', { today: '2025-02-28' })).toBeUndefined();
  expect(messageOf(childBirthdate(), '2012-02-29', { today: '2025-03-01' })).toBe('form.child-too-old');
});

test('CHILD-16 accepts a birthdate of today, and rejects one in the future', () => {
  expect(messageOf(childBirthdate(), '2026-11-21')).toBeUndefined();
  expect(messageOf(childBirthdate(), '2026-11-22')).toBe('form.birthdate-invalid');
});

test('CHILD-07 follows the age that the page sets', () => {
  expect(messageOf(childBirthdate(), '2014-11-21', { childAge: 12 })).toBe('form.child-too-old');
  expect(messageOf(childBirthdate(), '2014-11-22', { childAge: 12 })).toBeUndefined();
});

test('CHILD-18 VAL-39 requires an existing day as the birthdate of a child', () => {
  for (const value of [undefined, null, ''])
    expect(messageOf(childBirthdate(), value)).toBe('form.child-birthdate-required');
  for (const value of ['2020-02-30', '21-11-2020', 'incomplete'])
    expect(messageOf(childBirthdate(), value), value).toBe('form.birthdate-invalid');
});

test('VAL-21 CHILD-09 a PIN is four digits', () => {
  for (const value of ['042', '00420', '00a2', ' 042', '٠٠٤٢'])
    expect(messageOf(childPin(), value), value).toBe('form.pin-digits');
  expect(messageOf(childPin(), '0042')).toBeUndefined();
});

test('VAL-21 CHILD-08 requires a PIN for a new child, and omits an empty one for a member', () => {
  const required = childPin().required('form.child-pin-required');
  for (const value of [undefined, '', null])
    expect(messageOf(required, value)).toBe('form.child-pin-required');
  expect(sentOf(object({ pin: childPin() }), { pin: '' })).toEqual({});
});

test('VAL-21 CHILD-09 requires the same PIN repeated', () => {
  const schema = object({ pin: childPin(), repeatPin: repeatedPin() });
  const messageFor = (pin: string, repeatPin: string) => messagesOf(schema, { pin, repeatPin }).repeatPin;
  expect(messageFor('0042', '')).toBe('form.pin-repeat-required');
  expect(messageFor('0042', '0024')).toBe('form.pin-repeat-different');
  expect(messageFor('', '0042')).toBe('form.pin-repeat-different');
  expect(messageFor('0042', '0042')).toBeUndefined();
  expect(messageFor('', '')).toBeUndefined();
});

test('VAL-22 W-19 accepts only a small JPEG or PNG as data URL for a photo', () => {
  for (const value of [undefined, jpeg, 'data:image/png;base64,iVBORw0KGgo='])
    expect(messageOf(photo(), value), value).toBeUndefined();
  for (const value of [
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml,<svg/>',
    'data:text/html;base64,PHA+',
    'data:image/jpeg,abc',
    'data:image/jpeg;base64,',
    'data:image/jpeg;base64,a b',
    `${jpeg}\n${jpeg}`,
    '/api/front/user/children/1/photo',
    'https://web.example/photo.jpg',
    'javascript:alert(1)',
  ])
    expect(messageOf(photo(), value), value).toBe('form.photo-image');
  expect(messageOf(photo(), `${jpeg}${'A'.repeat(130_000)}`)).toBe('form.photo-large');
});

test('CHILD-12 sends a picked photo, null for a removed one, and nothing for an unchanged one', () => {
  const schema = object({ photo: pickedPhoto() });
  expect(sentOf(schema, { photo: '' })).toEqual({});
  expect(sentOf(schema, { photo: jpeg })).toEqual({ photo: jpeg });
  expect(sentOf(schema, { photo: PHOTO_REMOVED })).toEqual({ photo: null });
});

test('CHILD-20 reports a file that could not become a photo', () => {
  expect(messageOf(pickedPhoto(), PHOTO_UNREADABLE)).toBe('form.photo-image');
  expect(messageOf(pickedPhoto(), PHOTO_TOO_LARGE)).toBe('form.photo-large');
  expect(messageOf(pickedPhoto(), PHOTO_CUT_OFF)).toBe('form.photo-cut');
  expect(messageOf(pickedPhoto(), PHOTO_NOT_LOADED)).toBe('form.photo-not-loaded');
});

test('CHILD-11 holds the form while its photo is being made', () => {
  expect(messageOf(pickedPhoto(), PHOTO_PENDING)).toBe('form.photo-pending');
});
