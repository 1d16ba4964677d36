import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { addEmbed, embedOn, listen, plain, stands, youtube } from '../../support/pages/embeds.ts';
import { hear } from '../../support/pages/poll.ts';

// the stand-in of the provider is another origin
test.use({ allow: [/^request to https:\/\//] });

const sizeOf = (host: Locator) => host.evaluate((one: HTMLElement) => [one.offsetWidth, one.offsetHeight]);
const settings = 'ap-social-embed:not([url])';

test('EMB-05 W-21 contacts no provider before the press, and only its frame afterwards', async ({
  page,
  axe,
}) => {
  const { asked, requests } = await listen(page);
  await page.goto(plain);
  for (const stand of stands) await addEmbed(page, stand);
  for (const { provider } of stands) await embedOn(page, provider).host.scrollIntoViewIfNeeded();
  for (const { provider } of stands) await expect(embedOn(page, provider).show).toBeVisible();
  await axe('ap-social-embed');
  expect(asked, 'before anybody has pressed').toEqual([]);
  const hints = page.locator(
    ':is(link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="preload"], img, script)',
  );
  const elsewhere = (all: Element[]) =>
    all
      .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
      .filter((it) => /^(https?:)?\/\//.test(it));
  expect(await hints.evaluateAll(elsewhere)).toEqual([]);

  const events = await hear(page, 'ap-embed-load');
  for (const [index, { provider, src, name }] of stands.entries()) {
    const { host, frame, show, stop } = embedOn(page, provider);
    await expect(host).toContainText(`${name} sabrà que heu passat per ací`);
    const size = await sizeOf(host);
    await show.click();
    await expect(frame).toBeFocused();
    await expect.poll(events).toHaveLength(index + 1);
    expect(await sizeOf(host), 'nothing has moved').toEqual(size);
    expect(asked.splice(0), provider).toEqual([src]);
    const { referer } = (await requests.at(-1)?.allHeaders()) ?? {};
    expect(referer).toBe(provider === 'youtube' ? `${new URL(page.url()).origin}/` : undefined);
    await expect(frame).toHaveAttribute('title', /La festa/);
    await stop.click();
    await expect(frame).toHaveCount(0);
    await expect(show, 'the focus is where it was').toBeFocused();
  }
  expect(await events()).toEqual(stands.map(({ provider }) => ['ap-embed-load', { provider }]));
  await page.reload();
  await addEmbed(page, youtube);
  await expect(embedOn(page, 'youtube').show, 'what was pressed once was for once').toBeVisible();
  expect(asked).toEqual([]);
});

test('BEY-20 STOR-05 remembers «always» for the provider, in other tabs too, until it is revoked', async ({
  page,
  context,
}) => {
  const { asked } = await listen(page);
  await page.goto(plain);
  await addEmbed(page, youtube);
  await addEmbed(page, { provider: 'youtube', url: 'https://youtu.be/AAAAAAAAAAA' });
  await addEmbed(page, { provider: 'tiktok', url: 'https://www.tiktok.com/@a/video/67183353908' });
  const other = await context.newPage();
  await other.goto('/politica-de-privacitat');
  const line = other.locator(`${settings}[provider="youtube"]`);
  await line.scrollIntoViewIfNeeded();
  await expect(line).toContainText('No es mostra res fins que ho demaneu.');

  const { host, frame, always, stop } = embedOn(page, 'youtube');
  await always.first().click();
  await expect(frame, 'those that are there already, too').toHaveCount(2);
  await expect(embedOn(page, 'tiktok').frame).toHaveCount(0);
  await expect(line).toContainText('Els continguts es mostren sempre.');
  expect(await page.evaluate(() => localStorage.getItem('ap-embed-consent'))).toBe(
    '{"choices":{"youtube":true},"site":[]}',
  );

  await page.reload();
  asked.length = 0;
  await addEmbed(page, youtube);
  await expect(frame).toHaveCount(1);
  await expect.poll(() => asked).toEqual([youtube.src]);

  await line.getByRole('button', { name: 'Deixeu de mostrar-ne' }).click();
  await expect(frame, 'another tab has taken it back').toHaveCount(0);
  await line.getByRole('button', { name: /^Mostreu sempre/ }).click();
  await expect(frame).toHaveCount(1);
  await stop.click();
  await expect(frame).toHaveCount(0);
  await expect(host.getByRole('button', { name: 'Mostreu el contingut de YouTube' })).toBeFocused();
  await expect(line).toContainText('No es mostra res fins que ho demaneu.');
  await page.reload();
  asked.length = 0;
  await addEmbed(page, youtube);
  await expect(embedOn(page, 'youtube').show).toBeVisible();
  expect(asked).toEqual([]);
});

test('BEY-20 W-21 follows the consent tool and the consent of the page at once', async ({ page }) => {
  await listen(page);
  await page.goto(plain);
  await addEmbed(page, youtube);
  const { host, frame, show, stop } = embedOn(page, 'youtube');
  await expect(show).toBeVisible();
  const events = await hear(page, 'ap-consent-change');
  const say = (embeds: string[]) => page.evaluate((list) => window.ap.consent.set({ embeds: list }), embeds);
  await say(['tiktok']);
  await expect(show).toBeVisible();
  await say(['tiktok', 'youtube']);
  await expect(frame).toHaveCount(1);
  await say([]);
  await expect(frame).toHaveCount(0);
  const others = { ads: false, personalisedAds: false, measurement: false };
  expect(await events()).toEqual([
    ['ap-consent-change', { ...others, embeds: ['tiktok'] }],
    ['ap-consent-change', { ...others, embeds: ['tiktok', 'youtube'] }],
    ['ap-consent-change', { ...others, embeds: [] }],
  ]);
  await host.evaluate((one) => one.setAttribute('consent', 'granted'));
  await expect(frame).toHaveCount(1);
  await stop.click();
  await expect(frame, 'the reader has the last word').toHaveCount(0);
  await host.evaluate((one) => one.setAttribute('url', 'https://youtu.be/AAAAAAAAAAA'));
  await expect(show).toBeVisible();
});

test(
  'BEY-20 W-21 contacts no provider from an article with embeds of every provider',
  fullOnly,
  async ({ page }) => {
    const { asked } = await listen(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const answer = await page.goto('/noticies/de-tot-un-poc-una-vesprada-de-pluja');
    const hosts = page.locator('ap-embed, ap-social-embed');
    const heights = () =>
      hosts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    await expect(hosts.first(), 'as the server wrote it').toHaveAttribute('data-ap-state', 'waiting');
    const before = await heights();
    const frames = /frame-src ([^;]+)/
      .exec(answer?.headers()['content-security-policy'] ?? '')?.[1]
      ?.split(' ');
    expect(frames).toEqual(["'self'", ...new Set(stands.map(({ src }) => new URL(src).origin))]);
    // plain links to other sites must not cause DNS lookups
    expect(answer?.headers()['x-dns-prefetch-control']).toBe('off');
    for (const { provider } of stands) {
      const { host, show } = embedOn(page, provider);
      await host.scrollIntoViewIfNeeded();
      await expect(show).toBeVisible();
    }
    expect(await heights()).toEqual(before);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(asked).toEqual([]);
  },
);
