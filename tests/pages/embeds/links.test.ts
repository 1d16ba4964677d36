import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { addEmbed, addTag, embedOn, listen, plain, youtube } from '../../support/pages/embeds.ts';

test.describe('what cannot be shown', () => {
  test.use({ allow: [/s’esperava/] });

  test(
    'EMB-05 W-06 leaves an unknown address as a link, and an unsafe one as text',
    fullOnly,
    async ({ page }) => {
      const { asked } = await listen(page);
      await page.goto(plain);
      for (const [url, link] of [
        ['https://vm.tiktok.com/ZMabcdef/', 'https://vm.tiktok.com/ZMabcdef/'],
        [
          'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
          'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
        ],
        ['javascript:alert(1)', undefined],
        ['/perfil', '/perfil'],
      ] as const) {
        await addEmbed(page, { provider: 'tiktok', url });
        const { host, frame, show } = embedOn(page, 'tiktok');
        await expect(host.getByText('La festa').filter({ visible: true }), url).toBeVisible();
        await expect(show).toHaveCount(0);
        const out = host.getByRole('link', { name: /^Obriu-lo/ });
        if (link) await expect(out).toHaveAttribute('href', link);
        else await expect(out).toHaveCount(0);
        await expect(frame).toHaveCount(0);
        await host.evaluate((one) => one.remove());
      }
      expect(asked).toEqual([]);
    },
  );
});

test('EMB-05 names the provider of the address, not the one in the attribute', fullOnly, async ({ page }) => {
  await listen(page);
  await page.goto(plain);
  await addEmbed(page, { provider: 'tiktok', url: youtube.url });
  const { host } = embedOn(page, 'tiktok');
  await expect(host).toContainText('YouTube sabrà que heu passat per ací');
  await expect(host).not.toContainText('TikTok');
  const out = host.getByRole('link', { name: /^Obriu-lo en YouTube/ });
  await expect(out).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s');
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
});

test('EMB-05 shows what data-ap-url names, as what url does', fullOnly, async ({ page }) => {
  await listen(page);
  await page.goto(plain);
  await addEmbed(page, { provider: 'youtube', url: youtube.url });
  const embed = page.locator('ap-social-embed').filter({ hasText: 'YouTube sabrà que heu passat per ací' });
  await expect(embed).toHaveCount(1);
  await embed.evaluate((host) => {
    host.setAttribute('data-ap-url', host.getAttribute('url') ?? '');
    host.removeAttribute('url');
  });
  await expect(page.locator('ap-social-embed[data-ap-url]')).toContainText(
    'YouTube sabrà que heu passat per ací',
  );
});

test('BEY-11 W-21 shows no third party to a child or in the club, whatever the consent', async ({
  page,
  loginAs,
  axe,
}) => {
  const { asked } = await listen(page);
  for (const [path, userId] of [
    ['/lacolla', undefined],
    [plain, '30'],
  ] as const)
    await test.step(path, async () => {
      if (userId) await loginAs(userId);
      await page.goto(path);
      await page.evaluate(() =>
        localStorage.setItem('ap-embed-consent', '{"choices":{"youtube":true},"site":[]}'),
      );
      await page.evaluate(() => window.ap.consent.set({ embeds: ['youtube', 'embed'] }));
      await addEmbed(page, youtube, { consent: 'granted' });
      await addTag(page, 'ap-embed', { url: youtube.url, html: '<p>a</p>', button: 'Obriu' }, youtube.url);
      for (const tag of ['ap-social-embed', 'ap-embed']) {
        const host = page.locator(tag);
        await expect(host.getByText('Si el vols vore, demana-ho a una persona adulta.')).toBeVisible();
        await expect(host.locator('iframe')).toHaveCount(0);
        await expect(host.getByRole('button')).toHaveCount(0);
        await expect(host.getByRole('link')).toHaveCount(0);
      }
      expect(asked).toEqual([]);
    });
  await axe('main');
});

test('BEY-11 BEY-07 removes a frame when a child logs in', async ({ page, loginAs, context }) => {
  await listen(page);
  await page.goto(plain);
  await addTag(
    page,
    'ap-social-embed',
    { provider: 'embed', url: '/incrustat/aforament' },
    '/incrustat/aforament',
  );
  const { frame, show } = embedOn(page, 'embed');
  await show.click();
  await expect(frame).toHaveCount(1);
  await loginAs('30');
  const other = await context.newPage();
  await other.goto(plain);
  await page.evaluate(() => window.ap.session.reload());
  await expect(frame).toHaveCount(0);
  await expect(page.locator('ap-social-embed').getByRole('link')).toHaveCount(0);
});

test('EMB-05 BEY-31 shows links and their texts without JavaScript', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const page = await context.newPage();
  await page.goto('/aparador/ap-social-embed/estat/youtube');
  await expect(page.getByRole('link', { name: 'La colla de muixeranga' })).toBeVisible();
  await page.goto('/aparador/ap-embed/estat/boto');
  await page.getByRole('link', { name: 'L’aforament' }).click();
  await expect(page.getByRole('heading', { name: 'Persones que creuen el pont' })).toBeVisible();
  await page.goto('/politica-de-privacitat');
  await expect(
    page.locator('ap-social-embed').getByRole('link', { name: 'política de privacitat' }),
  ).toHaveCount(5);
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'DEL-04 what others have is the server’s link, and no room is kept for more',
    fullOnly,
    async ({ page }) => {
      await page.goto('/noticies/de-tot-un-poc-una-vesprada-de-pluja');
      const embeds = await page.locator('ap-social-embed').all();
      expect(embeds.length).toBeGreaterThan(3);
      for (const embed of embeds) {
        await expect(embed.getByRole('link').first()).toBeVisible();
        expect((await embed.boundingBox())?.height).toBeLessThan(200);
      }
    },
  );
});
