import { texts } from '../../../elements/embed/embed.texts.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { addTag, listen, plain } from '../../support/pages/embeds.ts';
import { hear } from '../../support/pages/poll.ts';

const own = '/incrustat/aforament';

test('EMB-02 EMB-03 opens a dialog that locks the page, and returns the focus when it closes', async ({
  page,
  axe,
}) => {
  await listen(page);
  await page.goto(plain);
  await addTag(
    page,
    'ap-embed',
    { 'embed-title': 'El pont', button: 'Obriu el gràfic', url: own, 'modal-image': '/assets/favicon.svg' },
    own,
  );
  const host = page.locator('ap-embed');
  const button = host.getByRole('button', { name: 'Obriu el gràfic' });
  const dialog = page.getByRole('dialog', { name: 'El pont' });
  const frame = host.locator('iframe');
  await expect(host.locator('img')).toHaveAttribute('src', '/assets/favicon.svg');
  await axe('ap-embed');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const events = await hear(page, 'ap-modal-open', 'ap-modal-close', 'ap-body-lock');
  const root = page.locator('html');

  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Tanqueu' }).click(),
    () => dialog.evaluate((one: HTMLDialogElement) => one.close()),
  ];
  for (const close of ways) {
    expect(asked.filter((path) => path === own)).toEqual([]);
    await expect(frame).toHaveCount(0);
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(
      frame.contentFrame().getByRole('heading', { name: 'Persones que creuen el pont' }),
    ).toBeVisible();
    await expect(root).toHaveClass(/ap-body-lock/);
    if (close === ways[0]) await axe('ap-embed');
    asked.length = 0;
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(frame, 'and its sound with it').toHaveCount(0);
    await expect(root).not.toHaveClass(/ap-body-lock/);
    await expect(button).toBeFocused();
  }
  const once = [
    ['ap-body-lock', { locked: true }],
    ['ap-modal-open', {}],
    ['ap-body-lock', { locked: false }],
    ['ap-modal-close', {}],
  ];
  const sorted = (list: unknown[]) => list.map((one) => JSON.stringify(one)).sort();
  expect(sorted(await events())).toEqual(sorted([...once, ...once, ...once]));
});

test('EMB-03 locks the page once for two layers, until both are closed', async ({ page }) => {
  await listen(page);
  await page.goto(plain);
  for (const title of ['Un', 'Dos'])
    await addTag(page, 'ap-embed', { 'embed-title': title, button: `Obriu ${title}`, html: '<p>a</p>' });
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Obriu Un' }).click();
  await page
    .locator('ap-embed', { hasText: 'Obriu Dos' })
    .locator('button')
    .first()
    .evaluate((one: HTMLElement) => one.click());
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.getByRole('dialog', { name: 'Dos' }).getByRole('button', { name: texts['embed.close'] }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(root).toHaveClass(/ap-body-lock/);
  await page.locator('ap-embed', { has: page.getByRole('dialog') }).evaluate((one) => one.remove());
  await expect(root, 'the tag that held the last one is gone').not.toHaveClass(/ap-body-lock/);
});

test('EMB-01 EMB-04 shows HTML from a property, an attribute or a template', async ({ page }) => {
  await page.goto(plain);
  await addTag(page, 'ap-embed', { button: 'Obriu' });
  const host = page.locator('ap-embed');
  const frame = host.locator('iframe');
  await expect(host.locator('[data-ap-mount] *').first()).toBeVisible();
  await expect(host.getByRole('button'), 'there is nothing yet').toHaveCount(0);
  await host.evaluate((one) => Object.assign(one, { html: '<h1>De la propietat</h1>' }));
  const see = async (text: string) => {
    await host.getByRole('button', { name: 'Obriu' }).click();
    await expect(frame.contentFrame().getByRole('heading')).toHaveText(text);
    await page.keyboard.press('Escape');
    await expect(frame).toHaveCount(0);
  };
  await see('De la propietat');
  await host.evaluate((one) => {
    Object.assign(one, { html: undefined });
    const template = document.createElement('template');
    template.slot = 'template';
    const heading = document.createElement('h1');
    heading.textContent = 'De la plantilla';
    template.content.append(heading);
    one.append(template);
    one.setAttribute('embed-title', 'Un avís');
  });
  await see('De la plantilla');
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await host.evaluate((one) =>
    one.setAttribute('html', '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'),
  );
  await expect(host).toContainText('YouTube sabrà que heu passat per ací');
});

test('EMB-04 closes when its content is another, which nobody has asked for', fullOnly, async ({ page }) => {
  await page.goto(plain);
  await addTag(page, 'ap-embed', { button: 'Obriu', html: '<h1>Un</h1>' });
  const host = page.locator('ap-embed');
  const events = await hear(page, 'ap-modal-open', 'ap-modal-close');
  await host.getByRole('button', { name: 'Obriu' }).click();
  await expect(host.locator('iframe').contentFrame().getByRole('heading')).toHaveText('Un');
  await host.evaluate((one) => one.setAttribute('html', '<h1>Dos</h1>'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await events()).toEqual([
    ['ap-modal-open', {}],
    ['ap-modal-close', {}],
  ]);
  await host.evaluate((one) => one.setAttribute('html', '<h1>Un</h1>'));
  await expect(host.locator('iframe'), 'nor does it open by itself').toHaveCount(0);
  await host.getByRole('button', { name: 'Obriu' }).click();
  await expect(host.locator('iframe').contentFrame().getByRole('heading')).toHaveText('Un');
});

test('EMB-01 BEY-20 does not load a picture of a third party', async ({ page }) => {
  const { asked } = await listen(page);
  await page.goto(plain);
  await addTag(page, 'ap-embed', { html: '<p>a</p>', 'modal-image': 'https://example.com/a.jpg' });
  await expect(page.locator('ap-embed').getByRole('button')).toBeVisible();
  await expect(page.locator('ap-embed img')).toHaveCount(0);
  expect(asked).toEqual([]);
});
