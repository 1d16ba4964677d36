import { expect, test } from 'vitest';
import { isChild } from './session.ts';
import { toUser } from './user.ts';

test('SESS-03 requires an id of a user', () => {
  const nobody = [
    null,
    undefined,
    '',
    'anna',
    7,
    [],
    {},
    { name: 'Anna' },
    { id: '' },
    { id: null },
    { id: {} },
  ];
  for (const value of nobody) expect(toUser(value), JSON.stringify(value)).toBeNull();
  expect(toUser({ id: '7' })).toEqual({ id: '7' });
});

test('SESS-13 a number is an id, and 0 is one too', () => {
  expect(toUser({ id: 7 })?.id).toBe('7');
  expect(toUser({ id: 0 })?.id).toBe('0');
});

test('SESS-13 the full fields are accepted as well as the summary', () => {
  const full = {
    id: '7',
    name: 'Anna',
    type: 'adult',
    favouritesId: ['c1'],
    bulletin: true,
    surname: 'Soler',
  };
  expect(toUser(full)).toEqual(full);
});

test('SESS-13 lists that are not lists of ids are left out', () => {
  expect(toUser({ id: '7', favouritesId: 'c1', showsId: [1, null] })).toEqual({ id: '7' });
  expect(toUser({ id: '7', favouritesId: [], showsId: ['s1'] })).toEqual({
    id: '7',
    favouritesId: [],
    showsId: ['s1'],
  });
});

test('SESS-12 laCollaMember marks a child, and nothing else does', () => {
  expect(isChild({ id: '30', type: 'laCollaMember' })).toBe(true);
  for (const user of [null, { id: '7' }, { id: '7', type: 'adult' }, { id: '7', type: 'lacollamember' }])
    expect(isChild(user)).toBe(false);
});

test('FAV-14 SESS-13 ids of the lists are texts, also where JSON has numbers', () => {
  expect(toUser({ id: 7, favouritesId: [12, 'c5'], showsId: [0] })).toEqual({
    id: '7',
    favouritesId: ['12', 'c5'],
    showsId: ['0'],
  });
});
