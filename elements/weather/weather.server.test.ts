import { expect, test } from 'vitest';
import { sample, weatherTag } from './weather.server.ts';

test('writes the author of the forecast and its time, if there is one', () => {
  const source = { credit: '© AEMET', issued: '2026-03-03T06:30:00.000Z' };
  expect(String(weatherTag({ ...sample, source }))).toContain(
    '<p class="ap-weather-source">© AEMET · Predicció: dimarts, 3 de març del 2026, 07:30</p>',
  );
  expect(String(weatherTag(sample))).not.toContain('ap-weather-source');
});
