import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PointMapOptions } from '../../src/maps/point-map.ts';
import { createSession } from '../../src/session/create-session.ts';
import { registry } from '../../src/storage/registry.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { ActivityMap } from './map.tsx';

const drawn = vi.hoisted(() => ({ maps: [] as PointMapOptions[] }));

// leaflet needs a layout, which the browser tests have
vi.mock('../../src/maps/point-map.ts', () => ({
  PointMap: class {
    constructor(_element: HTMLElement, options: PointMapOptions) {
      drawn.maps.push(options);
    }
    close() {}
    resized() {}
    stop() {}
  },
}));

const fetched = vi.fn(async (_address: string) =>
  Response.json({ type: 'FeatureCollection', features: [], attribution: 'ICV' }),
);
const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  drawn.maps.length = 0;
  fetched.mockClear();
  warnings.mockClear();
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const marker = { coords: [-0.376, 39.47] as [number, number], options: { title: 'Concert' } };

/** A map of a page with these settings, once all that it loads has come. */
async function show(config: object, shared: object = {}) {
  givenPage(config, { session: createSession(), shared: shared as never });
  const map = <ActivityMap zoom={8} minZoom={5} maxZoom={17} center={undefined} markers={[marker]} />;
  const { host, container } = renderInHost(map, document.createElement('ap-map'));
  await settled();
  return { host, container, base: () => drawn.maps.at(-1)?.base };
}

const settled = () => act(() => vi.dynamicImportSettled());

async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Mostreu el mapa' }));
  await settled();
  await waitFor(() => screen.getByRole('button', { name: 'Mostreu la llista' }));
}

test.each([
  ['ign', 'ign.es'],
  ['https://{s}.mapes.example/{z}/{x}/{y}.png', 'mapes.example'],
  ['https://dades.example/mapa.json', 'dades.example'],
])('W-21 of %s nothing is requested before a press, which the list names', async (mapStyle, host) => {
  const { base } = await show({ mapStyle });
  expect([base(), fetched.mock.calls]).toEqual([undefined, []]);
  expect(screen.getByText(`El mapa és de ${host}. No li demanem res fins que no premeu.`)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Mostreu el mapa' });
  button.focus();
  await press();
  expect(base()).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Mostreu la llista');
});

test('a map of the own site is drawn at once', async () => {
  const { base } = await show({ mapStyle: '/t/{z}/{x}/{y}.png', mapAttribution: 'Nosaltres' });
  await waitFor(() =>
    expect(base()).toEqual({ kind: 'tiles', url: '/t/{z}/{x}/{y}.png', attribution: 'Nosaltres' }),
  );
  expect(screen.getByText('Nosaltres')).toBeTruthy();
});

test('W-21 a site whose consent tool permits maps has them at once', async () => {
  const { base } = await show({ mapStyle: 'openstreetmap' }, { consent: { embeds: ['map'] } });
  await waitFor(() => expect(base()).toBeDefined());
});

test('W-21 a consent that comes later draws the map, and one that is withdrawn takes it away', async () => {
  const { host, base } = await show({ mapStyle: 'openstreetmap' });
  const report = async (embeds: string[]) => {
    registry().shared.consent = { embeds };
    act(() => void document.dispatchEvent(new Event('ap-consent-change')));
    await settled();
  };
  expect(base()).toBeUndefined();
  await report(['map']);
  await waitFor(() => expect(host.ownerDocument.querySelector('.ap-map')).not.toBeNull());
  await report([]);
  expect(host.ownerDocument.querySelector('.ap-map')).toBeNull();
});

test('W-21 a withdrawal takes away a pressed map too', async () => {
  const { base } = await show({ mapStyle: 'openstreetmap' }, { consent: { embeds: [] } });
  await press();
  expect(base()).toBeDefined();
  const report = (embeds: string[]) => {
    registry().shared.consent = { embeds };
    act(() => void document.dispatchEvent(new Event('ap-consent-change')));
  };
  report(['map']);
  report([]);
  await settled();
  expect(document.querySelector('.ap-map')).toBeNull();
});

test('the attribution of a service stays, whatever the page sets', async () => {
  const { container } = await show({ mapStyle: 'maptiler', mapToken: 'k', mapAttribution: 'Apunt' });
  await press();
  const links = [...container.querySelectorAll('a')].filter(({ href }) => /copyright/.test(href));
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['© MapTiler', 'https://www.maptiler.com/copyright/'],
    ['© OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
  ]);
  expect(screen.getByText('Apunt')).toBeTruthy();
});

test('BEY-28 the editor of a page is told that an unknown service wants an attribution', async () => {
  await show({ mapStyle: 'https://mapes.example/{z}/{x}/{y}.png' });
  await press();
  expect(warnings.mock.calls.join()).toContain('map-attribution');
});

test('MAP-06 a service that wants a key leaves the list where the page has none', async () => {
  const { base } = await show({ mapStyle: 'maptiler' });
  expect(base()).toBeUndefined();
  expect(screen.queryByRole('button')).toBeNull();
});
