import { expect, test } from 'vitest';
import { compareQuarters, type Sample } from './soak.ts';

/** Builds two hundred samples with the values that `sample` returns. */
const samples = (sample: (share: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 200 }, (_, index) => ({
    memory: 100,
    handles: 50,
    times: [10],
    ...sample(index / 200),
  }));

test('reports constant figures, and those that grow only in the first tenth, as flat', () => {
  expect(compareQuarters(samples(() => ({}))).isFlat).toBe(true);
  expect(compareQuarters(samples((share) => (share < 0.1 ? { memory: 10 } : {}))).isFlat).toBe(true);
});

test.each([
  ['memory', (share: number) => ({ memory: 100 + 20 * share })],
  ['handles', (share: number) => ({ handles: 50 + Math.round(10 * share) })],
  ['times', (share: number) => ({ times: [10 + 10 * share] })],
])('%s that grow with the time are not flat', (_what, sample) => {
  expect(compareQuarters(samples(sample)).isFlat).toBe(false);
});
