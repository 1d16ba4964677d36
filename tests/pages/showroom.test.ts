import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';

test('DEV-01 the controls change the tag in the preview and the code snippet', async ({ page }) => {
  await page.goto('/aparador/ap-poll');
  const tag = page.frameLocator('#mostra').locator('ap-poll');
  const snippet = page.locator('[data-snippet]');
  await expect(tag).toHaveAttribute('data-ap-state', 'ready');
  const before = await tag.getAttribute('poll-id');

  await page.getByLabel('poll-id').fill('3');
  await page.getByLabel('open', { exact: true }).check();
  await expect(tag).toHaveAttribute('poll-id', '3');
  await expect(tag).toHaveAttribute('open', '');
  await expect(snippet).toContainText('<ap-poll poll-id="3"');
  await expect(tag).toContainText('De llanda');

  await page.getByRole('button', { name: 'Com al principi' }).click();
  await expect.poll(() => tag.getAttribute('poll-id')).toBe(before);
  await expect(snippet).not.toContainText('poll-id="3"');

  await test.step('JSON that is wrong', async () => {
    const options = page.getByLabel('options');
    await options.fill('[{"id":');
    await expect(options).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#atribut-options-error')).toContainText('No és JSON vàlid');
    await expect(tag).not.toHaveAttribute('options', '[{"id":');

    await options.fill('[{"id":"1","title":"Sí"}]');
    await expect(options).toHaveAttribute('aria-invalid', 'false');
    await expect(tag).toHaveAttribute('options', '[{"id":"1","title":"Sí"}]');
  });
});

test(
  'DEV-01 lists the last twenty events of the tag with their detail, newest first',
  fullOnly,
  async ({ page }) => {
    await page.goto('/aparador/ap-share-bar');
    const entries = page.getByRole('log').getByRole('listitem');
    await expect(entries.filter({ hasText: 'ap-ready' })).toHaveCount(1);
    const bar = page.frameLocator('#mostra').locator('ap-share-bar');
    await bar.getByRole('button', { name: /Més/ }).click();
    // a page's layout shift is reported as well, when it is measured
    await expect(entries.filter({ hasText: 'ap-share-toggle' }).first()).toContainText('{"open":true}');

    await page.getByRole('button', { name: 'Buideu la llista' }).click();
    await expect(entries).toHaveCount(0);
    await expect(page.getByText('Encara no n’ha arribat cap.')).toBeVisible();

    await bar.evaluate((element) => {
      for (let count = 1; count <= 25; count += 1)
        element.dispatchEvent(new CustomEvent('ap-share-toggle', { bubbles: true, detail: { count } }));
    });
    await expect(entries.first()).toContainText('{"count":25}');
    await expect(entries).toHaveCount(20);

    await test.step('by the keyboard', async () => {
      await page.getByRole('radio', { name: 'apunt', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'lacolla' })).toBeChecked();
      await expect(page.locator('html')).toHaveAttribute('data-site', 'lacolla');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('radio', { name: 'Com el sistema' })).toBeFocused();
    });
  },
);

test(
  'DEV-01 applies the chosen site, theme and width to the preview',
  fullOnly,
  async ({ page, context }) => {
    await page.goto('/aparador/ap-time'); // whose states are light
    await test.step('site, theme and width; the controls stay as they are', async () => {
      const preview = page.locator('#mostra');
      const root = page.frameLocator('#mostra').locator('html');
      await page.getByLabel('datetime').fill('2026-03-03T23:30:00Z');

      await page.getByRole('radio', { name: 'lacolla' }).check();
      await page.getByRole('radio', { name: 'Fosc' }).check();
      await expect(root).toHaveAttribute('data-site', 'lacolla');
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect(page.frameLocator('#mostra').locator('ap-time')).toHaveAttribute(
        'datetime',
        '2026-03-03T23:30:00Z',
      );
      await expect(page.frameLocator('#mostra').locator('ap-config')).toHaveAttribute('site', 'lacolla');

      await page.getByRole('radio', { name: '360 px' }).check();
      await expect.poll(() => preview.evaluate((frame) => frame.clientWidth)).toBe(360);
    });

    const profile = () => page.request.get('/api/front/user/profile');
    expect((await profile()).status()).toBe(401);

    await page.getByRole('radio', { name: 'Anna, adulta' }).check();
    await expect(page.getByText('les mostres s’han tornat a carregar')).toBeVisible();
    expect((await profile()).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Anna, adulta' })).toBeChecked();

    await page.getByRole('radio', { name: 'Ningú' }).check();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('nx-session-user');
  },
);

test('DEV-01 is accessible, and fits a phone', fullOnly, async ({ page, axe }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of inFull(['/aparador', '/aparador/ap-share-bar'], '/aparador/ap-config'))
    await test.step(path, async () => {
      await page.goto(path);
      await axe();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
});

test('DEV-01 shows a tag and its snippet without JavaScript', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demo.url}/aparador/ap-share-bar`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Barra per a compartir');
  await expect(page.locator('[data-snippet]')).toContainText('<ap-share-bar');
  await expect(page.frameLocator('#mostra').locator('ap-share-bar')).toBeVisible();
  await context.close();
});
