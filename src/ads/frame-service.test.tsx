import { afterEach, expect, test, vi } from 'vitest';
import { frameService, readCreative } from './frame-service.ts';

const sizes = [[300, 250]] as const;
const slot = {
  id: 'a',
  unit: 'portada/centre',
  sizes,
  screens: { mobile: [], desktop: sizes, mobileMax: 768 },
  site: 'lacolla',
  isSticky: false,
};
const good = { size: [300, 250], creative: '/anuncis/creativitats/1' };
const service = 'https://ads.example/anuncis';

afterEach(() => vi.unstubAllGlobals());

function answering(answer: (url: string, init: RequestInit) => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('AD-07 AD-12 requests a slot with its description, without data of the reader', async () => {
  const asked = answering(async () => Response.json(good));
  const shown = await frameService(service, 1000).define(slot).display(null);
  expect(shown).toEqual({ src: 'https://ads.example/anuncis/creativitats/1', size: [300, 250] });
  const [url, init] = asked.mock.calls[0] ?? [];
  expect([...new URL(String(url)).searchParams]).toEqual([
    ['slot', 'a'],
    ['unit', 'portada/centre'],
    ['site', 'lacolla'],
    ['sizes', '300x250'],
  ]);
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test.each([
  ['blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['broken', async () => Response.json(good, { status: 500 })],
  ['without an ad', async () => new Response(null, { status: 204 })],
  ['garbage', async () => new Response('<html>')],
  ['null', async () => Response.json(null)],
])('API-40 a service that is %s is an ad less, and no failure', async (_what, answer) => {
  const asked = answering(answer);
  await expect(frameService(service, 1000).define(slot).display(null)).resolves.toBeUndefined();
  expect(asked).toHaveBeenCalledOnce();
});

const hanging = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test('API-40 a service that hangs is given up in the end, and when the slot is destroyed', async () => {
  vi.useFakeTimers();
  const asked = answering(hanging);
  const late = frameService(service, 1000).define(slot).display(null);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect(late).resolves.toBeUndefined();
  const gone = frameService(service, 60_000).define(slot);
  const shown = gone.display(null);
  gone.destroy();
  await expect(shown).resolves.toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['of a size that was not asked for', { ...good, size: [728, 90] }],
  ['elsewhere', { ...good, creative: 'https://other.example/' }],
  ['that would run in the page', { ...good, creative: 'javascript:alert(1)' }],
  ['that is none', { ...good, creative: 7 }],
])('AD-07 a creative %s is not shown', (_what, answer) => {
  expect(readCreative(answer, service, slot)).toBeUndefined();
});
