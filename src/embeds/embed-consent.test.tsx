import { beforeEach, expect, test, vi } from 'vitest';
import { existingRegistry, installRegistry, type Registry } from '../storage/registry.ts';

const KEY = 'ap-embed-consent';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

/** Opens a page that has only the stored data. @param site report of the consent tool before the first embed */
async function openPage(site?: unknown) {
  vi.resetModules();
  const shared = site === undefined ? {} : { consent: { ads: false, embeds: site } };
  installRegistry({ shared } as unknown as Registry);
  const { choose, embedConsent, isAllowed } = await import('./embed-consent.ts');
  const allows = (provider: string, isGranted?: boolean) =>
    isAllowed(embedConsent().getState(), provider, isGranted);
  allows('youtube');
  const say = (embeds: unknown) => {
    (existingRegistry() as Registry).shared.consent = { ads: false, embeds };
    document.dispatchEvent(new CustomEvent('ap-consent-change'));
  };
  return { allows, choose, say };
}

beforeEach(() => localStorage.clear());

test('BEY-20 W-21 allows nothing by default, and remembers the reader’s choice by provider', async () => {
  const page = await openPage();
  expect(page.allows('youtube')).toBe(false);
  page.choose('youtube', true);
  expect([page.allows('youtube'), page.allows('tiktok')]).toEqual([true, false]);
  const next = await openPage();
  expect([next.allows('youtube'), next.allows('tiktok')]).toEqual([true, false]);
  next.choose('youtube', false);
  expect((await openPage()).allows('youtube')).toBe(false);
});

test('W-21 prefers the reader’s refusal to the consent of the page', async () => {
  const page = await openPage();
  expect(page.allows('youtube', true)).toBe(true);
  page.choose('youtube', false);
  expect(page.allows('youtube', true)).toBe(false);
});

test('BEY-20 follows the consent tool, the latest call last', async () => {
  const page = await openPage();
  page.say(['youtube']);
  expect(page.allows('youtube')).toBe(true);
  page.choose('youtube', false);
  expect(page.allows('youtube'), 'the reader, after the tool').toBe(false);
  // the tool repeats its report on each page: that is no change
  const next = await openPage(['youtube']);
  expect(next.allows('youtube')).toBe(false);
  next.say([]);
  next.say(['youtube']);
  expect(next.allows('youtube')).toBe(true);
  next.choose('youtube', true);
  next.say([]);
  expect(next.allows('youtube'), 'all is refused in the tool').toBe(false);
});

test('BEY-20 honours a refusal given before the first embed', async () => {
  const page = await openPage(['youtube', 'tiktok']);
  page.choose('youtube', true);
  const next = await openPage([]);
  expect([next.allows('youtube'), next.allows('tiktok')]).toEqual([false, false]);
});

test('BEY-20 follows only the reader without a consent tool', async () => {
  (await openPage(['youtube'])).choose('tiktok', true);
  const page = await openPage();
  expect([page.allows('youtube'), page.allows('tiktok')]).toEqual([false, true]);
});

test('BEY-20 follows another tab’s choice at once, and does not overwrite it', async () => {
  const page = await openPage();
  localStorage.setItem(KEY, JSON.stringify({ choices: { tiktok: true }, site: [] }));
  page.choose('youtube', true);
  expect(kept().choices).toEqual({ tiktok: true, youtube: true });
  localStorage.setItem(KEY, JSON.stringify({ choices: {}, site: [] }));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect([page.allows('youtube'), page.allows('tiktok')]).toEqual([false, false]);
  page.choose('youtube', true);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(page.allows('youtube')).toBe(false);
});

test('BEY-20 a restored page follows a choice that was made on another page meanwhile', async () => {
  const page = await openPage();
  page.choose('youtube', true);
  localStorage.setItem(KEY, JSON.stringify({ choices: {}, site: [] }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(page.allows('youtube')).toBe(true);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(page.allows('youtube')).toBe(false);
});

test.each(['{', 'null', '5', '[]', '{"choices":{"youtube":"yes"},"site":"youtube"}', '{"choices":null}'])(
  'STOR-04 STOR-05 what is kept may be anything: %s',
  async (text) => {
    localStorage.setItem(KEY, text);
    const page = await openPage();
    expect(page.allows('youtube')).toBe(false);
    page.say('youtube');
    expect(page.allows('youtube')).toBe(false);
    page.choose('youtube', true);
    expect(kept()).toEqual({ choices: { youtube: true }, site: [] });
  },
);

test('BEY-20 W-21 allows pasted html for one page at most', async () => {
  const page = await openPage();
  page.choose('embed', true);
  page.say(['embed']);
  expect([page.allows('embed'), page.allows('embed', true)]).toEqual([false, true]);
  page.choose('embed', false);
  expect(page.allows('embed', true)).toBe(false);
});
