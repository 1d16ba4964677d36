import { expect, test } from 'vitest';
import type { PlaceAnswer } from '../../src/api/weather.types.ts';
import { beginPlace, nextPlace, type PlaceSettings, type PlaceState } from './place-machine.ts';

const begin = (settings: Partial<PlaceSettings> = {}) =>
  beginPlace({ ine: undefined, defaultIne: '46250', isAsking: true, cookies: {}, ...settings });
const next = nextPlace('46250');
const alcoi: PlaceAnswer = { region: 'ES-A', postalCode: '03801', locationName: 'Alcoi', ineCode: '03009' };
const fallback = { place: { ine: '46250' }, source: 'default', locating: 'no', kept: undefined };
const lost = { type: 'lost', why: 'refused' } as const;
const found = (changes: Partial<PlaceAnswer> = {}) =>
  ({ type: 'found', answer: { ...alcoi, ...changes }, mayKeep: true }) as const;
/** State after the forecast of the place has loaded, or the API does not know the place. */
const answered = (type: 'loaded' | 'unknown', state: PlaceState) =>
  next(state, { type, place: state.place ?? { ine: '' } });

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

test('WEA-16 treats a place outside the three provinces as none', () => {
  expect(
    begin({ ine: '28079', cookies: { ineCode: '4625', postalCode: '08001', locationName: 'B' } }),
  ).toMatchObject({
    place: undefined,
    locating: 'when-seen',
  });
  expect(begin({ isAsking: false, defaultIne: '28079' })).toMatchObject(fallback);
});

test.each(['28079', '4625', '462500', '146250', '46a50', ''])(
  'WEA-16 the code %j is none of the three provinces',
  (code) => {
    const unknown = { place: undefined, locating: 'when-seen' };
    expect(begin({ ine: code })).toMatchObject(unknown);
    expect(begin({ cookies: { ineCode: code, postalCode: code, locationName: 'B' } })).toMatchObject(unknown);
    expect(begin({ isAsking: false, defaultIne: code })).toMatchObject(fallback);
  },
);

test('WEA-26 shows the fallback at once without a request for the position, and a button', () => {
  const state = begin({ isAsking: false });
  expect(state).toMatchObject(fallback);
  const pressed = next(state, { type: 'locate' });
  expect(pressed).toMatchObject({ ...fallback, locating: 'now' });
  expect(next(pressed, { type: 'found', answer: alcoi, mayKeep: true })).toMatchObject({
    place: { ine: '03009' },
    source: 'geo',
  });
});

test('WEA-04 WEA-21 a position that cannot be had is the fallback, which is not kept', () => {
  const state = next(begin(), lost);
  expect(state).toMatchObject({ ...fallback, notice: undefined });
  expect(answered('loaded', state).kept).toBeUndefined();
  const known = begin({ cookies: { ineCode: '12040' } });
  expect(next(next(known, { type: 'locate' }), lost)).toMatchObject({
    place: known.place,
    source: 'cookie',
    locating: 'no',
    kept: undefined,
  });
});

test.each(['ES-A', 'ES-CS', 'ES-V'])(
  'WEA-03 WEA-05 a place of %s is kept when its weather has come',
  (region) => {
    const state = next(begin(), found({ region }));
    expect(state).toMatchObject({ place: { ine: '03009' }, source: 'geo', locating: 'no', kept: undefined });
    expect(answered('loaded', state)).toMatchObject({
      place: { ine: '03009' },
      kept: { postalCode: '03801', locationName: 'Alcoi', ineCode: '03009' },
    });
  },
);

test('WEA-03 a place of another region, or of none, is the fallback', () => {
  for (const region of ['ES-CT', 'FR-75', '', 'es-v'])
    expect(next(begin(), found({ region }))).toMatchObject(fallback);
  expect(next(begin(), found({ ineCode: 'x', postalCode: '' }))).toMatchObject(fallback);
});

test('WEA-06 a geocoder without codes of municipalities leads to the call by postal code', () => {
  const state = next(begin(), found({ ineCode: '' }));
  expect(state.place).toEqual({ zip: '03801', name: 'Alcoi' });
  expect(answered('loaded', state).kept).toEqual({ postalCode: '03801', locationName: 'Alcoi' });
});

test('a place of a geocoder that permits no storing is shown; an earlier one is no longer kept', () => {
  const state = next(begin(), { type: 'found', answer: alcoi, mayKeep: false });
  expect(state).toMatchObject({ place: { ine: '03009' }, source: 'geo' });
  expect(answered('loaded', state).kept).toEqual({});
  expect(answered('unknown', state).kept, 'an unknown place leaves the earlier one').toBeUndefined();
});

test('WEA-20 a choice keeps code and name and clears the postal code', () => {
  const chosen = next(begin(), { type: 'choose', ine: '12040', name: 'Castelló de la Plana' });
  expect(chosen).toMatchObject({ place: { ine: '12040' }, source: 'manual', locating: 'no' });
  expect(answered('loaded', chosen).kept).toEqual({ ineCode: '12040', locationName: 'Castelló de la Plana' });
});

test('WEA-20 a position that comes after a choice is dropped', () => {
  const chosen = next(begin(), { type: 'choose', ine: '12040', name: 'Castelló de la Plana' });
  expect(next(chosen, found())).toBe(chosen);
  expect(next(chosen, lost)).toBe(chosen);
});

test('WEA-04 cookies of a place that the API does not know are dropped, and the fallback shown', () => {
  for (const cookies of [{ ineCode: '46999' }, { postalCode: '46001', locationName: 'Valencia' }])
    expect(answered('unknown', begin({ cookies }))).toMatchObject({
      ...fallback,
      kept: {},
      notice: undefined,
    });
});

test('WEA-04 a position without a known place leads to the fallback, and is not stored', () => {
  const state = answered('unknown', next(begin(), found({ ineCode: '', locationName: 'Valencia' })));
  expect(state).toMatchObject({ ...fallback, notice: undefined });
  expect(answered('loaded', state).kept).toBeUndefined();
});

test('WEA-04 an unknown default leads to 46250, and that to a failure', () => {
  const own = nextPlace('46999');
  const begun = begin({ isAsking: false, defaultIne: '46999' });
  const state = own(begun, { type: 'unknown', place: begun.place ?? { ine: '' } });
  expect(state).toMatchObject(fallback);
  expect(answered('unknown', state)).toBe(state);
});

test('WEA-04 an unknown place that was asked for leads back to the one before, with a notice', () => {
  const morella = answered('loaded', begin({ cookies: { ineCode: '12080' } }));
  for (const wanted of [
    next(next(morella, { type: 'locate' }), found()),
    next(morella, { type: 'choose', ine: '03999', name: 'Enlloc' }),
  ]) {
    const back = answered('unknown', wanted);
    expect(back).toMatchObject({ place: { ine: '12080' }, source: 'cookie', notice: 'unknown' });
    expect(answered('loaded', back).kept).toBeUndefined();
  }
});

test('WEA-04 an answer of another place than the one that is wanted changes nothing', () => {
  const chosen = next(begin(), { type: 'choose', ine: '12040', name: 'Castelló de la Plana' });
  for (const type of ['loaded', 'unknown'] as const)
    expect(next(chosen, { type, place: { ine: '46250' } })).toBe(chosen);
});

test('WEA-19 the default being unknown does not end the search for the position', () => {
  const pressed = next(begin({ isAsking: false, defaultIne: '03999' }), { type: 'locate' });
  const state = nextPlace('03999')(pressed, { type: 'unknown', place: pressed.place ?? { ine: '' } });
  expect(state).toMatchObject({ place: { ine: '46250' }, locating: 'now', notice: undefined });
});

test.each([
  [lost, 'refused'],
  [{ type: 'lost', why: 'unclear' }, 'unclear'],
  [found({ region: 'ES-CT' }), 'outside'],
  [found({ ineCode: '', postalCode: '' }), 'unclear'],
] as const)('WEA-17 who has pressed is told why there is no position: %j', (event, notice) => {
  const shown = answered('loaded', begin({ cookies: { ineCode: '12080' } }));
  const pressed = next(shown, { type: 'locate' });
  expect(next(pressed, event)).toMatchObject({ place: { ine: '12080' }, notice, locating: 'no' });
  expect(next(begin(), event).notice).toBeUndefined();
  expect(next(next(begin(), { type: 'locate' }), event)).toMatchObject({ ...fallback, notice });
  expect(next(next(pressed, event), { type: 'locate' }).notice).toBeUndefined();
});
