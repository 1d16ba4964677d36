import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { lastHourTag } from './last-hour.server.ts';
import { LastHour } from './last-hour.tsx';
import { readLastHour } from './read-last-hour.ts';

beforeEach(() => {
  givenPage();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const none = { headline: undefined, text: undefined, href: undefined };
const cut = { ...none, headline: 'Es talla la V-30', text: 'Tres carrils.', href: '/n/1' };
const isSeen = () => {
  return document.querySelector('section') !== null;
};

function open(props: object) {
  const host = document.createElement('ap-last-hour');
  const heard: unknown[] = [];
  host.addEventListener('ap-last-hour-close', (event) => heard.push((event as CustomEvent).detail));
  return { ...renderInHost(<LastHour {...(props as typeof cut)} />, host), heard };
}
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Tanqueu l’última hora' }));

test('LASTH-03 STOR-02 stays closed for the session', () => {
  const { heard, unmount } = open(cut);
  expect(isSeen()).toBe(true);
  close();
  expect(isSeen()).toBe(false);
  expect(sessionStorage.getItem('ap-last-hour')).toBe('["/n/1","Es talla la V-30"]');
  expect(heard).toHaveLength(1);
  unmount();
  open({ ...cut, text: 'El mateix, amb més dades.' });
  expect(isSeen()).toBe(false);
});

test('LASTH-01 a page that the browser has kept hears when it is back that it was closed on another', () => {
  open(cut);
  sessionStorage.setItem('ap-last-hour', '["/n/1","Es talla la V-30"]');
  const shown = (persisted: boolean) => {
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    return isSeen();
  };
  expect([shown(false), shown(true)]).toEqual([true, false]);
});

const bare = { ...none, text: 'Tres carrils.' };

test.each([
  ['another link', cut, { ...cut, href: '/n/2' }],
  ['another headline', cut, { ...cut, headline: 'Reobrin la V-30' }],
  ['no link', cut, { ...cut, href: undefined }],
  ['another text, where there is no headline', bare, { ...none, text: 'Ja passen.' }],
  ['another link, where there is no headline', { ...bare, href: '/n/1' }, { ...bare, href: '/n/2' }],
])('LASTH-03 a last hour with %s is shown after the one before was closed', (_what, before, after) => {
  const { unmount } = open(before);
  close();
  unmount();
  const again = open(before);
  expect(isSeen(), 'the same').toBe(false);
  again.unmount();
  open(after);
  expect(isSeen()).toBe(true);
});

test('LASTH-03 a last hour that takes the place of a closed one is shown', () => {
  const { rerender } = open(cut);
  close();
  rerender(<LastHour {...cut} headline="Reobrin la V-30" />);
  expect(isSeen()).toBe(true);
});

test('LASTH-01 where the browser refuses the storage it is shown, and closes', () => {
  vi.stubGlobal('sessionStorage', undefined);
  open({ ...cut, href: '/blocked' });
  expect(isSeen()).toBe(true);
  close();
  expect(isSeen()).toBe(false);
});

test('LASTH-01 after closing by keyboard the focus moves to the following content', () => {
  open(cut);
  const next = document.createElement('a');
  next.href = '/seguix';
  document.body.append(next);
  screen.getByRole('button').focus();
  close();
  expect(document.activeElement).toBe(next);
});

test('LASTH-02 ENT-11 text, title and link come from the server’s line; attributes come first', () => {
  const line = (html: string) => {
    const host = document.createElement('div');
    host.innerHTML = html;
    return host.querySelector('p, a') ?? undefined;
  };
  const printed = line(String(lastHourTag({ title: 'Es talla', text: 'Tres <carrils>.', href: '/n/1' })));
  const read = { headline: 'Es talla', text: 'Tres <carrils>.', href: '/n/1' };
  expect(readLastHour(printed, none)).toEqual(read);
  expect(readLastHour(printed, { ...none, text: 'Dos.' })).toEqual({ ...read, text: 'Dos.' });
  expect(readLastHour(line('<a href="/n/2">Es talla la V-30</a>'), none)).toEqual({
    headline: '',
    text: 'Es talla la V-30',
    href: '/n/2',
  });
  expect(readLastHour(line('<p><a href="javascript:alert(1)">Ací</a></p>'), none).href).toBeUndefined();
});

test('LASTH-02 hostile text is text, and an unsafe address is no link', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  open({ headline: hostile, text: hostile, href: 'java\nscript:alert(1)' });
  expect(document.querySelector('section img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('section')?.textContent).toContain(hostile);
  expect(String(lastHourTag({ title: hostile, text: hostile, href: 'javascript:alert(1)' }))).not.toMatch(
    /<img|<a /,
  );
});

test('LASTH-02 with nothing to say there is nothing', () => {
  open(none);
  expect(document.querySelector('section')).toBeNull();
});
