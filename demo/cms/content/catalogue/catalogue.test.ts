import { expect, test } from 'vitest';
import { illustrationId } from '../../pictures/clip.ts';
import { drawings } from '../../pictures/drawings.ts';
import { contents, pathOf } from '../contents.ts';
import { catalogue } from './catalogue.ts';
import { places } from './places.ts';

const count = (kind: string) => catalogue.filter((content) => content.kind === kind).length;

test('BEY-22 the catalogue has a thousand entries, and no title or address twice', () => {
  expect([count('programme'), count('activity'), count('blog'), catalogue.length]).toEqual([
    240, 120, 40, 1000,
  ]);
  const all = [...contents, ...catalogue];
  for (const key of ['title', 'path'] as const) {
    const values = all.map((content) => (key === 'path' ? pathOf(content) : content.title));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('SITE-02 its addresses are plain, its texts are set as the house sets them, and its pictures exist', () => {
  for (const { title, lead, slug, illustration } of catalogue) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(`${title} ${lead}`).not.toMatch(/['"]|\s\s|\.\.|undefined/);
    expect(lead).toMatch(/[.?!]$/);
    expect(drawings.has(illustrationId(illustration.name)), illustration.name).toBe(true);
  }
});

test('DATA-04 every place is a municipality of the three provinces, within their bounds', () => {
  expect(places).toHaveLength(542);
  for (const { code, name, longitude, latitude } of places) {
    expect(code).toMatch(/^(03|12|46)\d{3}$/);
    expect(name).not.toBe('');
    expect(longitude).toBeGreaterThan(-1.6);
    expect(longitude).toBeLessThan(0.6);
    expect(latitude).toBeGreaterThan(37.8);
    expect(latitude).toBeLessThan(40.9);
  }
  const used = catalogue.flatMap(({ place }) => place ?? []);
  expect(used).toHaveLength(120);
  expect(new Set(used.map((code) => code.slice(0, 2)))).toEqual(new Set(['03', '12', '46']));
});
