import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { configStore } from '../../src/config/config.ts';
import { createSession } from '../../src/session/create-session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { heldFetch } from '../../tests/support/held-fetch.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Weather } from './weather.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Everything is seen. */
class Seeing {
  readonly #hear: IntersectionObserverCallback;
  constructor(hear: IntersectionObserverCallback) {
    this.#hear = hear;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    this.#hear([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

const failure = () => new Response('', { status: 500 });
const forecast = (more = {}) =>
  Response.json({
    ...more,
    name: 'Alacant',
    forecasts: [{ date: '2026-03-08', currentWeatherConditionId: '11', maxTemp: 20, minTemp: 10 }],
  });

async function showFailed() {
  givenPage({}, { session: createSession() });
  vi.stubGlobal('IntersectionObserver', Seeing);
  const server = heldFetch();
  const host = document.body.appendChild(document.createElement('ap-weather'));
  const weather = (
    <Weather
      ine="03014"
      defaultIne="46250"
      ask="click"
      maxAge={0}
      timeout={1}
      max={3}
      forecasts={[]}
      municipalities={[]}
    />
  );
  renderInHost(weather, host);
  await server.answer(1, failure());
  const button = await screen.findByRole('button', { name: 'Torneu-ho a provar' });
  button.focus();
  fireEvent.click(button);
  return { server, host, button };
}

test('BEY-03 WEA-25 the button that tries again keeps the focus until the days come, which take it', async () => {
  const { server, host, button } = await showFailed();
  expect(document.activeElement).toBe(button);
  await server.answer(2, failure());
  await waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false));
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await server.answer(3, forecast());
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement?.className).toBe('ap-slides');
  expect(host.hasAttribute('data-ap-lost')).toBe(false);
  host.remove();
});

/**
 * Weather of a page with these settings, on the screen, with a browser that knows the position.
 * @param isHeld the browser waits for `answerPosition`
 */
function showLocatable(config: object, isHeld = false) {
  const session = createSession();
  givenPage(config, { session });
  vi.stubGlobal('IntersectionObserver', Seeing);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return forecast();
  });
  const position = { coords: { latitude: 39.4699, longitude: -0.3763 } } as GeolocationPosition;
  const asked = vi.fn((found: PositionCallback) => {
    if (!isHeld) found(position);
  });
  const answerPosition = () => act(async () => asked.mock.calls[0]?.[0](position));
  const geolocation = { getCurrentPosition: asked };
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: geolocation } }));
  const host = document.body.appendChild(document.createElement('ap-weather'));
  const weather = (
    <Weather
      ine={undefined}
      defaultIne="46250"
      ask="load"
      maxAge={0}
      timeout={1000}
      max={3}
      forecasts={[]}
      municipalities={[]}
    />
  );
  renderInHost(weather, host);
  return { fetched, asked, host, session, answerPosition };
}

const child = { id: '30', type: 'laCollaMember' } as const;

const locate = () => screen.findByRole('button', { name: 'El temps d’on soc' });

test.each([
  ['Nominatim', { geocoder: 'nominatim' }, 'https://nominatim.openstreetmap.org/reverse?'],
  ['Google', { geocoder: 'google', geocoderUrl: '/geocoder-google' }, '/geocoder-google?latlng='],
  ['a geocoder of another site', { geocoderUrl: 'https://geo.example/on' }, 'https://geo.example/on?'],
])('W-20 the position is neither asked for nor sent to %s before a press', async (_who, config, address) => {
  const { fetched, asked, host } = showLocatable(config);
  const button = await locate();
  await waitFor(() => expect(fetched.length).toBe(1));
  expect(asked).not.toHaveBeenCalled();
  expect(fetched[0]).toContain('/api/front/weather/forecast-ine/46250');
  fireEvent.click(button);
  await waitFor(() => expect(fetched.some((one) => one.startsWith(address))).toBe(true));
  expect(asked).toHaveBeenCalledOnce();
  host.remove();
});

test('W-20 a geocoder of the own site is asked at once, as the page says', async () => {
  const { asked, host } = showLocatable({ geocoderUrl: '/api/front/geocoder' });
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  host.remove();
});

test('W-20 sends no position if a child logs in while the browser asks for it', async () => {
  const { fetched, asked, host, session, answerPosition } = showLocatable(
    { geocoderUrl: 'https://geo.example/on' },
    true,
  );
  fireEvent.click(await locate());
  expect(asked).toHaveBeenCalledOnce();
  act(() => session.setUser(child, 'login'));
  await answerPosition();
  await waitFor(() => expect(fetched.length).toBeGreaterThan(0));
  expect(fetched.filter((address) => !address.includes('/api/front/weather/'))).toEqual([]);
  host.remove();
});

test('W-20 sends a third party no position that the page has requested for the own geocoder', async () => {
  const { fetched, asked, host, answerPosition } = showLocatable(
    { geocoderUrl: '/api/front/geocoder' },
    true,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  act(() => configStore().setState({ geocoder: 'nominatim' }));
  await answerPosition();
  await waitFor(() => expect(fetched.length).toBeGreaterThan(0));
  expect(fetched.filter((address) => !address.includes('/api/front/weather/'))).toEqual([]);
  host.remove();
});

test('names the author of the forecast, and when it was made', async () => {
  const { server, host, button } = await showFailed();
  await waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(true));
  await server.answer(2, forecast({ source: { credit: '© AEMET', issued: '2026-03-08T07:00:00Z' } }));
  await waitFor(() => expect(host.querySelector('.ap-weather-source')).not.toBeNull());
  const named = [...host.querySelectorAll('.ap-weather-source:not([data-ap-replaced])')];
  expect(named.map(({ textContent }) => textContent)).toEqual([
    '© AEMET · Predicció: diumenge, 8 de març del 2026, 08:00',
  ]);
  host.remove();
});

test.each([
  [
    { geocoder: 'nominatim' },
    'La posició s’envia a © OpenStreetMap',
    'https://www.openstreetmap.org/copyright',
  ],
  [{ geocoder: 'google', geocoderUrl: '/g' }, 'La posició s’envia a Google Maps', undefined],
])('the recipient of the position stands beside the button with %j', async (config, words, href) => {
  const { host } = showLocatable(config);
  const button = await locate();
  const credit = button.parentElement?.querySelector('p');
  expect(credit?.textContent).toBe(words);
  expect(credit?.querySelector('a')?.href).toBe(href);
  host.remove();
});

test.each([{}, { geocoder: 'google' }])('with %j there is no button for the position', async (config) => {
  const { fetched, host } = showLocatable(config);
  await waitFor(() => expect(fetched.length).toBe(1));
  expect(screen.queryByRole('button', { name: 'El temps d’on soc' })).toBeNull();
  host.remove();
});

test.each([
  undefined,
  null,
  '© AEMET',
  { credit: '© AEMET' },
  { credit: 7, issued: '2026-03-08T07:00:00Z' },
  { credit: '© AEMET', issued: 'ahir' },
])('a source that is %j is not shown', async (source) => {
  const { server, host, button } = await showFailed();
  await server.answer(2, forecast({ source }));
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(host.querySelector('.ap-weather-source')).toBeNull();
  host.remove();
});
