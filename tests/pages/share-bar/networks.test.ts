import { expect, test } from '../../support/demo.ts';
import { hear, insert } from '../poll/poll-page.ts';
import { openBar, path, title, url } from './share-bar-page.ts';

test('SHARE-01 SHARE-02 SHARE-08 three networks always, four more after opening, and the toggle opens and closes', async ({
  page,
}) => {
  const { bar, names, toggle } = await openBar(page);
  const events = await hear(page, 'ap-share-toggle');
  const always = ['Facebook', 'X', 'WhatsApp'];
  expect(await names()).toEqual([...always, 'Més']);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect.poll(names).toEqual([...always, 'Bluesky', 'Threads', 'LinkedIn', 'Telegram', 'Menys']);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(bar).toHaveAttribute('open', '');
  await toggle.press('Enter');
  await expect.poll(names).toEqual([...always, 'Més']);
  await expect(bar).not.toHaveAttribute('open');
  await expect(toggle).toBeFocused();
  expect(await events()).toEqual([
    ['ap-share-toggle', { open: true }],
    ['ap-share-toggle', { open: false }],
  ]);
});

test('SHARE-03 SHARE-04 SHARE-15 the aside variant adds copying the link; the live one has Telegram and the copy always, and no toggle', async ({
  page,
}) => {
  const aside = await openBar(page, { variant: 'aside' });
  expect(await aside.names()).toEqual(['Facebook', 'X', 'WhatsApp', 'Copieu l’enllaç', 'Més']);
  const { names, toggle } = await openBar(page, { variant: 'live', open: '' });
  await expect.poll(names).toEqual(['Facebook', 'X', 'WhatsApp', 'Telegram', 'Copieu l’enllaç']);
  await expect(toggle).toHaveCount(0);
});

test('SHARE-06 SHARE-13 W-21 links go to the providers’ documented addresses, in a new tab, and nothing is asked of them before', async ({
  page,
}) => {
  const { bar, hrefs } = await openBar(page, { open: '', via: '@apunt' });
  await expect.poll(async () => (await hrefs()).length).toBe(7);
  const shared = new URL(url).href;
  const text = `${title} ${shared}`;
  const found = (await hrefs()).map((href) => {
    const { origin, pathname, searchParams } = new URL(href);
    return [origin + pathname, Object.fromEntries(searchParams)];
  });
  expect(found).toEqual([
    ['https://www.facebook.com/sharer/sharer.php', { u: shared }],
    ['https://x.com/intent/post', { text: title, url: shared, via: 'apunt' }],
    ['https://api.whatsapp.com/send', { text }],
    ['https://bsky.app/intent/compose', { text }],
    ['https://www.threads.net/intent/post', { text }],
    ['https://www.linkedin.com/sharing/share-offsite/', { url: shared }],
    ['https://t.me/share/url', { url: shared, text: title }],
  ]);
  for (const link of await bar.locator('[data-ap-mount] a').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/\(s’obri en una pestanya nova\)$/);
  }
});

test('SHARE-10 SHARE-14 the handle is the one of the page’s configuration, or none', async ({ page }) => {
  const { bar } = await openBar(page);
  const via = async () => {
    const href = await bar.getByRole('link', { name: /^X/ }).getAttribute('href');
    return new URL(href ?? '').searchParams.get('via');
  };
  expect(await via()).toBeNull();
  for (const [site, handle] of [
    ['apunts', '@apunts'],
    ['apunt', 'apunt'],
  ] as const) {
    await page.evaluate(
      ([name, value]) => {
        const config = document.querySelector('ap-config');
        config?.setAttribute('site', name);
        config?.setAttribute('via', value);
      },
      [site, handle] as const,
    );
    await expect.poll(via).toBe(handle.replace('@', ''));
  }
});

test('W-21 SHARE-10 on the club, and for a child, there is no bar', async ({ page, loginAs }) => {
  const { bar } = await openBar(page);
  await expect(bar).toBeVisible();
  await page.evaluate(() => document.querySelector('ap-config')?.setAttribute('site', 'lacolla'));
  await expect(bar).toBeHidden();
  await page.evaluate(() => document.querySelector('ap-config')?.setAttribute('site', 'apunt'));
  await expect(bar).toBeVisible();

  await loginAs('30');
  await page.evaluate(() => window.ap.session.reload());
  await expect(bar).toBeHidden();
});

test('SHARE-12 without attributes the canonical link and the title of the page are shared, else the address without its hash', async ({
  page,
}) => {
  await page.goto(`${path}?pagina=2#part`);
  const address = page.url().replace('#part', '');
  const shared = async () => {
    await page.locator('ap-share-bar').evaluateAll((bars) => {
      for (const bar of bars) bar.remove();
    });
    await insert(page, { name: 'ap-share-bar', attributes: {} });
    const href = await page.locator('ap-share-bar').getByRole('link', { name: /^X/ }).getAttribute('href');
    const { searchParams } = new URL(href ?? '');
    return { url: searchParams.get('url'), text: searchParams.get('text') };
  };
  const canonical = await page
    .locator('link[rel="canonical"]')
    .evaluate((link) => (link as HTMLLinkElement).href);
  expect(await shared()).toEqual({ url: canonical, text: await page.title() });
  await page.locator('link[rel="canonical"]').evaluate((link) => link.remove());
  expect(await shared()).toEqual({ url: address, text: await page.title() });
});

test('SHARE-03 SHARE-12 W-06 following a link tells the page which network was chosen, and an address that runs a script is not shared', async ({
  page,
}) => {
  const { bar } = await openBar(page);
  const events = await hear(page, 'ap-share');
  await bar.evaluate((host) => host.addEventListener('click', (event) => event.preventDefault())); // no new tab
  await bar.getByRole('link', { name: /^WhatsApp/ }).click();
  expect(await events()).toEqual([['ap-share', { network: 'whatsapp', url: new URL(url).href }]]);

  const { hrefs } = await openBar(page, { url: 'javascript:alert(1)' });
  expect((await hrefs()).join()).not.toContain('javascript');
  expect((await hrefs())[0]).toContain(encodeURIComponent(path));
});

test('SHARE-09 SHARE-18 BP-04 it closes when the window’s width changes, not when only its height does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const { bar, toggle } = await openBar(page);
  await toggle.click();
  await expect(bar.getByRole('link')).toHaveCount(7);
  const events = await hear(page, 'ap-share-toggle');
  const resized = () =>
    page.evaluate(() => new Promise((resolve) => addEventListener('resize', resolve, { once: true })));

  let heard = resized();
  await page.setViewportSize({ width: 900, height: 700 });
  await heard;
  await expect(bar).toHaveAttribute('open', '');

  heard = resized();
  await page.setViewportSize({ width: 899, height: 700 });
  await heard;
  await expect(bar).not.toHaveAttribute('open');
  await expect(bar.getByRole('link')).toHaveCount(3);
  expect(await events()).toEqual([['ap-share-toggle', { open: false }]]);
});

test('SHARE-01 W-21 SITE-10 the bar of an article is accessible, open and closed', async ({ page, axe }) => {
  await page.goto('/noticies/la-ciutat-ompli-de-musica-els-patis');
  const bar = page.locator('ap-share-bar').first();
  await bar.getByRole('button', { name: 'Més' }).click();
  await expect(bar.getByRole('link')).toHaveCount(7);
  await axe('ap-share-bar');
});
