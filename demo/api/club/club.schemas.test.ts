import { expect, test } from 'vitest';
import { messagesOf } from '../../../tests/support/rules.ts';
import { ona, pau, tutor } from '../../testing/family.ts';
import { newTutorRules } from './club.schemas.ts';

const jpeg = 'data:image/jpeg;base64,/9j/4AAQ';

test('VAL-40 CLUB-24 validates the tutor and every child in the API, and requires one child', () => {
  expect(messagesOf(newTutorRules, { ...tutor, children: [pau, { ...ona, photo: jpeg }] })).toEqual({});
  for (const children of [undefined, null, []])
    expect(Object.keys(messagesOf(newTutorRules, { ...tutor, children }))).toEqual(['children']);
  expect(
    messagesOf(newTutorRules, { ...tutor, phone: '', children: [pau, { ...ona, pin: '1' }, {}] }),
  ).toEqual({
    phone: 'form.phone-required',
    'children[1].pin': 'form.pin-digits',
    'children[2].name': 'form.child-name-required',
    'children[2].surname': 'form.child-surname-required',
    'children[2].birthdate': 'form.child-birthdate-required',
    'children[2].pin': 'form.child-pin-required',
  });
});
