import { expect, test } from 'vitest';
import type { PlaceAnswer } from '../../src/api/weather.types.ts';
import { beginPlace, nextPlace, type PlaceSettings } from './place-machine.ts';

const begin = (settings: Partial<PlaceSettings> = {}) =>
  beginPlace({ ine: undefined, defaultIne: '46250', isAsking: true, cookies: {}, ...settings });
const next = nextPlace('46250');
const alcoi: PlaceAnswer = { region: 'ES-A', postalCode: '03801', locationName: 'Alcoi', ineCode: '03009' };
const fallback = { place: { ine: '46250' }, source: 'default', locating: 'no', kept: undefined };

test('WEA-19 asks by the code of the cookie, else by postal code and name, else where the reader is', () => {
  const cookies = { ineCode: '12040', postalCode: '46870', locationName: 'Ontinyent' };
  expect(begin({ ine: '03014', cookies })).toMatchObject({ place: { ine: '03014' }, locating: 'no' });
  expect(begin({ cookies })).toMatchObject({ place: { ine: '12040' }, source: 'cookie', locating: 'no' });
  expect(begin({ cookies: { ...cookies, ineCode: undefined } })).toMatchObject({
    place: { zip: '46870', name: 'Ontinyent' },
    source: 'cookie',
  });
  expect(begin({ cookies: { postalCode: '46870' } })).toMatchObject({
    place: undefined,
    locating: 'when-seen',
  });
});

test('WEA-16 what is no municipality of the three provinces is as good as nothing', () => {
  expect(
    begin({ ine: '28079', cookies: { ineCode: '4625', postalCode: '08001', locationName: 'B' } }),
  ).toMatchObject({
    place: undefined,
    locating: 'when-seen',
  });
  expect(begin({ isAsking: false, defaultIne: '28079' })).toEqual(fallback);
});

test('WEA-26 who is not to be asked sees the fallback at once, and may press', () => {
  const state = begin({ isAsking: false });
  expect(state).toEqual(fallback);
  const pressed = next(state, { type: 'locate' });
  expect(pressed).toEqual({ ...fallback, locating: 'now' });
  expect(next(pressed, { type: 'found', answer: alcoi })).toMatchObject({
    place: { ine: '03009' },
    source: 'geo',
  });
});

test('WEA-04 WEA-21 a position that cannot be had is the fallback, which is not kept', () => {
  expect(next(begin(), { type: 'lost' })).toEqual(fallback);
  const known = { ...begin({ cookies: { ineCode: '12040' } }) };
  expect(next(next(known, { type: 'locate' }), { type: 'lost' })).toEqual(known);
});

test.each(['ES-A', 'ES-CS', 'ES-V'])('WEA-03 WEA-05 a place of %s is taken and kept', (region) => {
  expect(next(begin(), { type: 'found', answer: { ...alcoi, region } })).toEqual({
    place: { ine: '03009' },
    source: 'geo',
    locating: 'no',
    kept: { postalCode: '03801', locationName: 'Alcoi', ineCode: '03009' },
  });
});

test('WEA-03 a place of another region, or of none, is the fallback', () => {
  for (const region of ['ES-CT', 'FR-75', '', 'es-v'])
    expect(next(begin(), { type: 'found', answer: { ...alcoi, region } })).toEqual(fallback);
  expect(next(begin(), { type: 'found', answer: { ...alcoi, ineCode: 'x', postalCode: '' } })).toEqual(
    fallback,
  );
});

test('WEA-06 a geocoder without codes of municipalities leads to the call by postal code', () => {
  expect(next(begin(), { type: 'found', answer: { ...alcoi, ineCode: '' } })).toMatchObject({
    place: { zip: '03801', name: 'Alcoi' },
    kept: { postalCode: '03801', locationName: 'Alcoi', ineCode: undefined },
  });
});

test('WEA-20 a choice keeps code and name and clears the postal code, and an answer that comes later is dropped', () => {
  const chosen = next(begin(), { type: 'choose', ine: '12040', name: 'Castelló de la Plana' });
  expect(chosen).toEqual({
    place: { ine: '12040' },
    source: 'manual',
    locating: 'no',
    kept: { ineCode: '12040', locationName: 'Castelló de la Plana' },
  });
  expect(next(chosen, { type: 'found', answer: alcoi })).toBe(chosen);
  expect(next(chosen, { type: 'lost' })).toBe(chosen);
});
