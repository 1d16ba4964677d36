import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
const forecast = () =>
  Response.json({
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
