import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Alerts } from './alerts.tsx';
import { readAlerts } from './read-alerts.ts';

const rain = { id: 'rain', title: 'Pluja', text: 'Eviteu els barrancs.' };
const train = { id: 'train', title: 'Tren', text: 'No passa fins demà.' };

beforeEach(() => {
  givenPage();
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const banner = (name: string) =>
  screen.queryByRole('button', { name: `Tanqueu l’avís: ${name}` })?.closest('article');
const isSeen = (name: string) => {
  const found = banner(name);
  return Boolean(found) && !found?.className.includes('gone');
};

/** Mounts the tag and runs its effects. */
async function open(alerts: readonly object[], timeout = 7000) {
  const host = document.createElement('ap-alerts');
  const heard: unknown[] = [];
  for (const type of ['ap-alert-show', 'ap-alert-hide'])
    host.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
  const drawn = renderInHost(<Alerts timeout={timeout} alerts={alerts as never} />, host);
  await pass(0);
  return { ...drawn, heard };
}

describe('once', () => {
  test('ALERT-04 STOR-02 an alert is shown once in a session, and its id is kept as soon as it is', async () => {
    const { unmount } = await open([rain]);
    expect(isSeen('Pluja')).toBe(true);
    expect(sessionStorage.getItem('alerts')).toBe('["rain"]');
    unmount();
    await open([rain, train]);
    expect(isSeen('Pluja')).toBe(false);
    expect(isSeen('Tren')).toBe(true);
    expect(sessionStorage.getItem('alerts')).toBe('["rain","train"]');
  });

  test.each(['', '{', 'null', '{"rain":1}', '"rain"', '7', '[["rain"]]'])(
    'ALERT-04 what is kept as %j is none',
    async (kept) => {
      sessionStorage.setItem('alerts', kept);
      await open([rain]);
      expect(isSeen('Pluja')).toBe(true);
      expect(sessionStorage.getItem('alerts')).toBe('["rain"]');
    },
  );

  test('ALERT-01 where the browser refuses the storage it is shown all the same', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await open([{ ...rain, id: 'blocked' }]);
    expect(isSeen('Pluja')).toBe(true);
  });

  test('ALERT-01 a tab that nobody looks at keeps it until somebody does', async () => {
    const hidden = vi
      .spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get')
      .mockReturnValue(true);
    await open([rain]);
    expect(isSeen('Pluja')).toBe(false);
    expect(sessionStorage.getItem('alerts')).toBeNull();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(isSeen('Pluja')).toBe(true);
  });
});

describe('time', () => {
  test('ALERT-02 it hides after 7000 ms, not before', async () => {
    const { heard } = await open([rain]);
    await pass(6999);
    expect(isSeen('Pluja')).toBe(true);
    await pass(1);
    expect(isSeen('Pluja')).toBe(false);
    expect(heard).toEqual([
      ['ap-alert-show', { id: 'rain' }],
      ['ap-alert-hide', { id: 'rain', reason: 'time' }],
    ]);
  });

  const linked = { ...rain, link: { href: '/pluja' } };
  const link = () => screen.getByRole('link', { name: 'Pluja' });
  const button = () => screen.getByRole('button', { name: 'Tanqueu l’avís: Pluja' });
  const place = () => banner('Pluja') as HTMLElement;

  test.each([
    ['the pointer', () => fireEvent.pointerEnter(place()), () => fireEvent.pointerLeave(place())],
    ['the focus', () => link().focus(), () => link().blur()],
  ])('ALERT-05 W-26 the time stands still under %s, and goes on where it was', async (_what, come, go) => {
    await open([linked]);
    await pass(4000);
    act(() => void come());
    await pass(60_000);
    expect(isSeen('Pluja')).toBe(true);
    act(() => void go());
    await pass(2999);
    expect(isSeen('Pluja')).toBe(true);
    await pass(1);
    expect(isSeen('Pluja')).toBe(false);
  });

  test('ALERT-05 the time stands still while the focus goes from the link to the button', async () => {
    await open([linked]);
    act(() => link().focus());
    await pass(4000);
    act(() => button().focus());
    await pass(60_000);
    expect(isSeen('Pluja')).toBe(true);
    act(() => button().blur());
    await pass(7000);
    expect(isSeen('Pluja')).toBe(false);
  });

  test('ALERT-05 the time stands still while the focus stays and the pointer goes', async () => {
    await open([linked]);
    act(() => link().focus());
    fireEvent.pointerEnter(place());
    fireEvent.pointerLeave(place());
    await pass(60_000);
    expect(isSeen('Pluja')).toBe(true);
  });

  test('ALERT-05 a focus that is not shown, as after a touch, lets the time go on', async () => {
    await open([linked]);
    const close = button();
    vi.spyOn(close, 'matches').mockReturnValue(false);
    act(() => close.focus());
    await pass(7000);
    expect(isSeen('Pluja')).toBe(false);
  });

  test('W-26 a reader who leaves a warning at the last moment has a second to return', async () => {
    await open([rain]);
    await pass(6999);
    fireEvent.pointerEnter(banner('Pluja') as HTMLElement);
    fireEvent.pointerLeave(banner('Pluja') as HTMLElement);
    await pass(999);
    expect(isSeen('Pluja')).toBe(true);
    await pass(1);
    expect(isSeen('Pluja')).toBe(false);
  });

  test('with 0 it stays', async () => {
    await open([rain], 0);
    await pass(100_000);
    expect(isSeen('Pluja')).toBe(true);
  });
});

describe('several', () => {
  test('ALERT-05 each has its own button and its own time, and keeps its room while another is there', async () => {
    const { heard } = await open([rain, train]);
    fireEvent.pointerEnter(banner('Tren') as HTMLElement);
    const second = banner('Tren');
    await pass(7000);
    expect([isSeen('Pluja'), isSeen('Tren')]).toEqual([false, true]);
    expect(second?.previousElementSibling?.className).toContain('gone');
    fireEvent.click(screen.getByRole('button', { name: 'Tanqueu l’avís: Tren' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(heard.slice(2)).toEqual([
      ['ap-alert-hide', { id: 'rain', reason: 'time' }],
      ['ap-alert-hide', { id: 'train', reason: 'close' }],
    ]);
  });

  test('ALERT-02 ALERT-05 hides warnings that expire together at once, with one event each', async () => {
    const { heard } = await open([rain, train]);
    await pass(7000);
    expect(screen.queryByRole('region')).toBeNull();
    expect(heard.slice(2)).toEqual([
      ['ap-alert-hide', { id: 'rain', reason: 'time' }],
      ['ap-alert-hide', { id: 'train', reason: 'time' }],
    ]);
    await pass(60_000);
    expect(heard).toHaveLength(4);
  });

  test('W-26 after closing by keyboard the focus moves to the next warning, then back to the page', async () => {
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    await open([rain, train]);
    const [first, second] = screen.getAllByRole('button', { name: /^Tanqueu/ });
    act(() => first?.focus());
    fireEvent.click(first as HTMLElement);
    expect(document.activeElement).toBe(second);
    fireEvent.click(second as HTMLElement);
    expect(document.activeElement).toBe(before);
  });

  test('W-26 the focus stays at a warning when another expires', async () => {
    const { heard } = await open([rain, { ...train, link: { href: '/tren' } }]);
    const link = screen.getByRole('link', { name: 'Tren' });
    act(() => link.focus());
    await pass(7000);
    expect(heard.at(-1)).toEqual(['ap-alert-hide', { id: 'rain', reason: 'time' }]);
    expect(document.activeElement).toBe(link);
  });

  test('W-26 it is announced in a region that was there before, and stays after', async () => {
    const drawn = renderInHost(<Alerts timeout={7000} alerts={[rain]} />);
    const region = drawn.getByRole('status');
    expect(region.textContent).toBe('');
    await pass(150);
    expect(region.textContent).toBe('Pluja. Eviteu els barrancs.');
    await pass(7000);
    expect(isSeen('Pluja')).toBe(false);
    expect(drawn.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Pluja. Eviteu els barrancs.');
  });
});

describe('tabs', () => {
  /** Stand-in BroadcastChannel that delivers synchronously within one page. */
  class Channel extends EventTarget {
    static all = new Set<Channel>();
    constructor() {
      super();
      Channel.all.add(this);
    }
    postMessage(data: unknown) {
      for (const other of Channel.all)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      Channel.all.delete(this);
    }
  }
  beforeEach(() => {
    Channel.all.clear();
    vi.stubGlobal('BroadcastChannel', Channel);
  });

  test('ALERT-01 hides alerts seen in another tab when a background tab becomes visible', async () => {
    const hidden = vi
      .spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get')
      .mockReturnValue(true);
    const other = new Channel();
    const told: unknown[] = [];
    other.addEventListener('message', (event) => told.push((event as MessageEvent).data));
    await open([rain, train]);
    other.postMessage({ seen: ['rain'] });
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect([isSeen('Pluja'), isSeen('Tren')]).toEqual([false, true]);
    expect(told).toEqual([{ seen: ['train'] }]);
  });

  test('ALERT-01 closes a warning in all tabs, and ignores malformed messages', async () => {
    const { heard } = await open([rain]);
    const other = new Channel();
    for (const nonsense of [null, 7, 'rain', { seen: 7 }, { closed: 7 }, { closed: 'none' }])
      act(() => other.postMessage(nonsense));
    expect(isSeen('Pluja')).toBe(true);
    act(() => other.postMessage({ closed: 'rain' }));
    expect(isSeen('Pluja')).toBe(false);
    expect(heard.at(-1)).toEqual(['ap-alert-hide', { id: 'rain', reason: 'tab' }]);
  });

  test('ALERT-01 reports a warning once that two other tabs close at once', async () => {
    const { heard } = await open([rain, train]);
    const other = new Channel();
    act(() => {
      for (const closed of ['rain', 'rain', 'train']) other.postMessage({ closed });
    });
    expect(screen.queryByRole('region')).toBeNull();
    expect(heard.slice(2)).toEqual([
      ['ap-alert-hide', { id: 'rain', reason: 'tab' }],
      ['ap-alert-hide', { id: 'train', reason: 'tab' }],
    ]);
  });
});

describe('data', () => {
  test('ALERT-03 ENT-11 an alert has id, title, text, link and image, from an article as from data', () => {
    const article = document.createElement('article');
    article.dataset.alertId = 'rain';
    article.innerHTML =
      '<img src="/a.jpg" alt="Pluja"><p><a href="/n" rel="nofollow" target="_blank" title="Més"><strong>Pluja</strong></a></p><p>Eviteu.</p>';
    const alert = {
      id: 'rain',
      title: 'Pluja',
      text: 'Eviteu.',
      link: { href: '/n', rel: 'nofollow', target: '_blank', title: 'Més' },
      image: { url: '/a.jpg', alt: 'Pluja' },
    };
    expect(readAlerts([article], [])).toEqual([alert]);
    expect(readAlerts([], [alert])).toEqual([alert]);
    expect(readAlerts([article], [{ ...alert, title: 'Una altra' }]), 'the same id').toEqual([alert]);
  });

  test('ALERT-03 omits warnings without id or text, and removes unsafe addresses', () => {
    expect(readAlerts([], [null, 7, 'a', {}, { id: 'a' }, { title: 'a' }, { id: ' ', title: 'a' }])).toEqual(
      [],
    );
    expect(readAlerts([], { id: 'a', title: 'a' })).toEqual([]);
    const [alert] = readAlerts(
      [],
      [{ ...rain, link: { href: 'java\nscript:alert(1)' }, image: { url: 'data:text/html,a' } }],
    );
    expect(alert).toMatchObject({ link: undefined, image: undefined });
  });

  test('ALERT-03 hostile text stays text, and a window of its own cannot lead this page', async () => {
    const title = '<img src=x onerror=alert(1)>';
    await open([{ ...rain, title, link: { href: '/n', target: '_blank', rel: 'nofollow' } }]);
    const link = screen.getByRole('link');
    expect(link.getAttribute('rel')).toBe('nofollow noopener');
    expect(link.textContent).toContain(title);
    expect(link.querySelector('img')).toBeNull();
  });
});
