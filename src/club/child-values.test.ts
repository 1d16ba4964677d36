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

test('CHILD-01 ENT-03 a form begins with what is known of the child, and never with a PIN', () => {
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

test('CHILD-12 CHILD-21 of a member neither a PIN nor a photo that was left alone is handed over', () => {
  expect(toSave('30', checked)).toEqual({ photoEdited: false, child: { id: '30', ...checked } });
  expect(toSave('30', { ...checked, pin: '0042' }).child).toEqual({ id: '30', ...checked, pin: '0042' });
});

test('CHILD-05 CHILD-12 a photo goes along when it is another, or none any more', () => {
  expect(toSave('30', { ...checked, photo: picture })).toEqual({
    photoEdited: true,
    child: { id: '30', ...checked, photo: picture },
  });
  expect(toSave('30', { ...checked, photo: null })).toEqual({
    photoEdited: true,
    child: { id: '30', ...checked, photo: null },
  });
});

test('CHILD-05 a child that is being added has no id, and a photo only if one was picked', () => {
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
