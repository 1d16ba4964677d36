import { expect, test } from 'vitest';
import { formKind, toSave, valuesOf } from './profile-values.ts';

const user = { id: '7', name: 'Anna', type: 'adult', bulletin: true };
const profile = {
  ...user,
  surname: 'Ferrer',
  email: 'anna@example.cat',
  birthdate: '1988-04-12',
  phone: '600000000',
  laCollaBulletin: true,
  apuntsNewsletterHighLevel: true,
};
const given = { user, profile, hasPassword: true };

test('SITE-07 ROLE-06 chooses the form by site', () => {
  expect(formKind('apunt', false)).toBe('simple');
  expect(formKind('apunts', false)).toBe('language');
  expect(formKind('lacolla', false)).toBe('extended');
});

test('SOC-06 asks at a first login by a network for the simple form on every site', () => {
  for (const site of ['apunt', 'apunts', 'lacolla']) expect(formKind(site, true)).toBe('simple');
});

test('PROF-13 ENT-05 fills in known data, never a password', () => {
  expect(valuesOf('simple', profile)).toEqual({
    name: 'Anna',
    surname: 'Ferrer',
    email: 'anna@example.cat',
    birthdate: '1988-04-12',
    password: '',
    newPassword: '',
    repeatPassword: '',
  });
  expect(valuesOf('language', profile)).toMatchObject({
    apuntsNewsletterGeneric: false,
    apuntsNewsletterHighLevel: true,
  });
  expect(valuesOf('extended', profile)).toMatchObject({ phone: '600000000', nif: '', laCollaBulletin: true });
  expect(valuesOf('simple', user)).toMatchObject({ name: 'Anna', surname: '', email: '' });
});

test('PROF-12 PROF-42 omits the repeated password, and sends empty passwords as null', () => {
  const initial = valuesOf('simple', profile);
  const checked = { ...initial, birthdate: null, password: null, newPassword: null, repeatPassword: '' };
  expect(toSave(checked, { ...given, initial })).toEqual({
    id: '7',
    email: 'anna@example.cat',
    name: 'Anna',
    surname: 'Ferrer',
    birthdate: null,
    bulletin: true,
    password: null,
    newPassword: null,
  });
});

test('PROF-22 sends no password for a user without one', () => {
  const initial = valuesOf('simple', profile);
  const sent = toSave(
    { ...initial, password: null, newPassword: null },
    { ...given, initial, hasPassword: false },
  );
  expect(Object.keys(sent)).not.toContain('password');
  expect(Object.keys(sent)).not.toContain('newPassword');
});

test('PROF-40 does not overwrite fields that could not be loaded', () => {
  const initial = valuesOf('extended', user);
  const checked = { ...initial, surname: 'Nova', birthdate: null, laCollaBulletin: false };
  const sent = toSave(checked, { user, profile: null, initial, hasPassword: false });
  expect(sent).toEqual({ id: '7', surname: 'Nova', bulletin: true });
});
