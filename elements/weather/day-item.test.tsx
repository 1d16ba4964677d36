import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { written } from '../../tests/support/written.ts';
import { DayItem } from './day-item.tsx';
import { readDay } from './read-day.ts';
import { sample, weatherTag } from './weather.server.ts';
import { gaps } from './weather.states.ts';
import { texts } from './weather.texts.ts';

test('WEA-10 the days are drawn as the server writes them, with gaps too', () => {
  const forecasts = [...sample.forecasts, ...gaps];
  const days = forecasts.map((forecast) => readDay(forecast, texts));
  const { container } = render(days.map((day) => <DayItem key={day.date} day={day} />));
  expect([...container.querySelectorAll('.ap-day')]).toEqual(
    written(String(weatherTag({ ...sample, forecasts, max: forecasts.length })), '.ap-day'),
  );
});
