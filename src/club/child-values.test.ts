import { expect, test } from 'vitest';
import type { Child } from './child.types.ts';
import { toSave, valuesOf } from './child-values.ts';

const neus: Child = {
  id: '30',
  name: 'Neus',
  surname: 'Climent Roig',
  birthdate: '2017-05-15',
  nick: '100200300',
  photo: '/api/front/user/children/30/photo?v=a1',
};
const checked = { name: 'Neus', surname: 'Climent Roig', birthdate: '2017-05-15' };
const picture = 'data:image/jpeg;base64,AAAA';

test('CHILD-01 ENT-03 fills in known data of the child, never a PIN', () => {
  expect(valuesOf(neus)).toEqual({
    nick: '100200300',
    name: 'Neus',
    surname: 'Climent Roig',
    birthdate: '2017-05-15',
    pin: '',
    repeatPin: '',
    photo: '',
  });
  expect(Object.values(valuesOf(undefined))).toEqual(['', '', '', '', '', '', '']);
  expect(valuesOf({ id: '1', birthdate: null, nick: null, photo: null }).birthdate).toBe('');
});

test('CHILD-12 CHILD-21 omits an unchanged PIN and photo of a member', () => {
  expect(toSave('30', checked)).toEqual({ photoEdited: false, child: { id: '30', ...checked } });
  expect(toSave('30', { ...checked, pin: '0042' }).child).toEqual({ id: '30', ...checked, pin: '0042' });
});

test('CHILD-05 CHILD-12 sends a changed or removed photo', () => {
  expect(toSave('30', { ...checked, photo: picture })).toEqual({
    photoEdited: true,
    child: { id: '30', ...checked, photo: picture },
  });
  expect(toSave('30', { ...checked, photo: null })).toEqual({
    photoEdited: true,
    child: { id: '30', ...checked, photo: null },
  });
});

test('CHILD-05 gives a new child no id, and a photo only when one was picked', () => {
  expect(toSave(undefined, { ...checked, pin: '0042', photo: picture })).toEqual({
    photoEdited: true,
    child: { ...checked, pin: '0042', photo: picture },
  });
  for (const photo of [undefined, null])
    expect(toSave(undefined, { ...checked, pin: '0042', ...(photo === null && { photo }) })).toEqual({
      photoEdited: false,
      child: { ...checked, pin: '0042' },
    });
});
