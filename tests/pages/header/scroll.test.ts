import { expect, test } from '../../support/demo.ts';
import { article, openHeader, scrollTo, stateOf } from '../../support/pages/header.ts';
import { hear } from '../../support/pages/poll.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('HDR-11 HDR-12 HDR-14 BEY-31 hides on the way down, sticks on the way up, rests at the top, and never moves the page', async ({
  page,
}) => {
  const { host } = await openHeader(page, { path: article, width: 360, height: 640 });
  const events = await hear(page, 'ap-header-state');
  const top = async () => (await host.boundingBox())?.y ?? 0;
  const height = (await host.boundingBox())?.height ?? 0;

  const place = () =>
    page.evaluate(() => (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY);
  const before = await place();

  await scrollTo(page, 172);
  expect([await stateOf(page), await top()]).toEqual(['static', -172]);
  await scrollTo(page, 173);
  expect([await stateOf(page), await top()], '5 px count, and this is one').toEqual(['static', -173]);
  await scrollTo(page, 178);
  expect([await stateOf(page), await top()]).toEqual(['hidden', -height]);
  expect(await place(), 'hidden').toBe(before);
  await scrollTo(page, 600);
  expect(await top()).toBe(-height);
  await scrollTo(page, 560);
  expect([await stateOf(page), await top()]).toEqual(['sticky', 0]);
  expect(await place(), 'sticky').toBe(before);
  await scrollTo(page, 40);
  expect([await stateOf(page), await top()]).toEqual(['sticky', 0]);
  await scrollTo(page, 39);
  expect([await stateOf(page), await top()], 'shown, and not sticky').toEqual(['static', -39]);
  expect(await place(), 'in its place').toBe(before);
  expect(await events()).toEqual(
    ['hidden', 'sticky', 'static'].map((state) => ['ap-header-state', { state }]),
  );
});

test('HDR-11 HDR-13 HDR-20 HDR-22 hides beyond 172 px without a banner, ignores four pixels, counts five, and adds up single ones', async ({
  page,
}) => {
  await openHeader(page, { path: article, height: 640 });
  for (const [y, state] of [
    [171, 'static'],
    [172, 'static'],
    [173, 'hidden'],
  ] as const) {
    await scrollTo(page, 0);
    await scrollTo(page, y);
    expect(await stateOf(page), `${y} px`).toBe(state);
  }
  await scrollTo(page, 600);
  await scrollTo(page, 500);
  expect(await stateOf(page)).toBe('sticky');
  await scrollTo(page, 504);
  expect(await stateOf(page)).toBe('sticky');
  await scrollTo(page, 505);
  expect(await stateOf(page)).toBe('hidden');
  for (const y of [504, 503, 502, 501]) await scrollTo(page, y);
  expect(await stateOf(page)).toBe('hidden');
  await scrollTo(page, 500);
  expect(await stateOf(page)).toBe('sticky');
});

test('HDR-22 counts the height of a banner as it appears, changes and goes', async ({ page }) => {
  const { host } = await openHeader(page, { path: article, height: 640 });
  await host.evaluate((element) => element.setAttribute('banner-selector', '#anunci'));
  const at = async (y: number) => {
    await scrollTo(page, 0);
    await scrollTo(page, y);
    return stateOf(page);
  };
  expect(await at(173), 'none').toBe('hidden');
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.id = 'anunci';
    banner.style.setProperty('height', '250px');
    document.body.prepend(banner);
  });
  expect(await at(290)).toBe('static');
  expect(await at(291)).toBe('hidden');
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#anunci')?.style.setProperty('height', '90px'),
  );
  expect(await at(130)).toBe('static');
  expect(await at(131)).toBe('hidden');
  await page.evaluate(() => document.querySelector<HTMLElement>('#anunci')?.style.setProperty('height', '0'));
  expect(await at(172), 'no height is as no banner').toBe('static');
  await page.evaluate(() => document.querySelector('#anunci')?.remove());
  expect(await at(173)).toBe('hidden');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('HDR-11 HDR-12 slides in and out at the top of the window, and leaves its place without motion', async ({
    page,
  }) => {
    const { host } = await openHeader(page, { path: article, height: 640 });
    const motion = () => host.evaluate((header) => getComputedStyle(header).transitionDuration);
    await scrollTo(page, 600);
    expect([await stateOf(page), await motion()]).toEqual(['hidden', '0s']);
    await scrollTo(page, 500);
    expect([await stateOf(page), await motion()]).toEqual(['sticky', '0.2s']);
    await scrollTo(page, 700);
    expect([await stateOf(page), await motion()]).toEqual(['hidden', '0.2s']);
  });
});
