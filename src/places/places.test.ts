import { expect, test } from 'vitest';
import { messageOf } from '../../tests/support/rules.ts';
import { placeName } from '../forms/rules/adult-rules.ts';
import places from './places.part.ts';
import { SPAIN } from './spain.ts';

const { countries, provinces, municipalities } = places;
const lists: [title: string, names: string[], language: string][] = [
  ['the countries', countries.map(({ name }) => name), 'es'],
  ['the provinces', provinces.map(({ nm }) => nm), 'es'],
  ['the municipalities', municipalities.map(({ NOMBRE }) => NOMBRE), 'ca'],
];

test('DATA-01 DATA-06 the countries of the world, with Spanish names', () => {
  expect(countries.length).toBeGreaterThan(190);
  expect(countries.length).toBeLessThan(250);
  for (const { id } of countries) expect(id).toMatch(/^[A-Z]{2}$/);
  for (const name of [
    SPAIN,
    'Francia',
    'Andorra',
    'Países Bajos',
    'Kosovo',
    'República Democrática del Congo',
  ])
    expect(countries).toContainEqual(expect.objectContaining({ name }));
});

test('DATA-02 DATA-05 the provinces of Spain by their codes, each with one name', () => {
  expect(provinces.map(({ id }) => id).sort()).toEqual(
    Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0')),
  );
  const named = Object.fromEntries(provinces.map(({ id, nm }) => [id, nm]));
  expect(named).toMatchObject({
    '01': 'Álava',
    '03': 'Alicante',
    '07': 'Illes Balears',
    12: 'Castellón',
    15: 'A Coruña',
    26: 'La Rioja',
    46: 'Valencia',
  });
});

test('DATA-04 the 542 municipalities of Alicante, Castellón and Valencia', () => {
  expect(municipalities).toHaveLength(542);
  for (const { C_INE } of municipalities) expect(C_INE).toMatch(/^(03|12|46)\d{3}$/);
  expect(municipalities).toContainEqual({ C_INE: '46250', NOMBRE: 'València' });
  expect(municipalities).toContainEqual({ C_INE: '12053', NOMBRE: 'Xilxes' });
});

test.each(lists)(
  'DATA-03 DATA-04 %s stand in the order of their language, each once',
  (_title, names, language) => {
    const { compare } = new Intl.Collator(language);
    expect(names).toEqual([...new Set(names)].sort(compare));
  },
);

test.each(lists)('DATA-05 CLUB-21 the form’s own rule lets %s pass', (_title, names) => {
  for (const name of names) expect(messageOf(placeName(), name), name).toBeUndefined();
});
