import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { callOn, film, openCall, photo, sentOn } from '../../support/pages/participation.ts';
import { phonePicture, quartersOf, traces } from '../../support/pictures.ts';

const desk = '/redaccio/participacio';

test('UGC-17 UGC-29 who is not logged in sees how to, goes there, and comes back to the form', async ({
  page,
}) => {
  await page.goto('/participa/1');
  const { paywall, enter, text, name } = callOn(page);
  await expect(paywall).toBeVisible();
  await expect(text).toHaveCount(0);
  await enter.click();
  await page.waitForURL('/acces');
  const login = page.locator('ap-login [data-ap-mount]');
  await login.getByLabel('Correu electrònic').fill('anna@example.cat');
  await login.getByLabel('Contrasenya', { exact: true }).fill('Secreta123');
  await login.getByRole('button', { name: 'Inicieu la sessió' }).click();
  await page.waitForURL('/participa/1');
  await text.fill('Hi havia un forn.');
  await expect(name).toHaveValue('Anna');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'UGC-17 ROUTE-30 the page says what is asked for and leads to the login',
    fullOnly,
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'El carrer on vau créixer' }).click();
      await page.waitForURL('/participa/1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('El carrer on vau créixer');
      await page.locator('ap-ugc-form').getByRole('link', { name: 'Inicieu la sessió' }).click();
      await page.waitForURL('/acces');
    },
  );
});

test('UGC-29 UGC-25 who has no account sends a text where everybody may, and the newsroom accepts it', async ({
  page,
  loginAs,
}) => {
  const text = 'Per què plou de colp?';
  const call = await openCall(page, '2', text);
  await call.submit.click();
  await expect(call.thanks).toBeVisible();
  await loginAs('13');
  await page.goto(desk);
  const { sent, accept } = sentOn(page, text);
  await expect(sent).toContainText('Què li preguntaríeu a la meteoròloga?');
  await expect(sent).toContainText('vicent@example.cat');
  await accept.click();
  await expect(sent).toHaveCount(0);
  await page.getByRole('link', { name: /^Acceptades/ }).click();
  await expect(sent).toBeVisible();
});

const files = [
  { what: 'a picture', call: '1', text: 'Ara hi ha arbres.', file: () => photo('carrer.png') },
  { what: 'a video', call: '3', text: 'La banda a l’eixida.', file: async () => film },
];
for (const { what, call: id, text, file } of files)
  test(`UGC-21 UGC-22 ${what} from a logged-in visitor reaches the store and the newsroom`, async ({
    page,
    loginAs,
  }) => {
    await loginAs('7');
    const call = await openCall(page, id, text);
    await call.file.setInputFiles(await file());
    await call.submit.click();
    await expect(call.thanks).toBeVisible();
    await loginAs('13');
    const { sent, accept, picture, film: video } = sentOn(page, text);
    // before the scan the newsroom only sees that a file exists
    await expect(async () => {
      await page.goto(desk);
      await expect(sent.getByRole('link', { name: 'Baixeu el fitxer' })).toBeVisible({ timeout: 100 });
    }).toPass();
    if (id === '1')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
    else {
      await video.evaluate((element: HTMLVideoElement) => element.play());
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0))
        .toBe(true);
    }
    await accept.click();
    await expect(sent).toHaveCount(0);
    await page.goto(`${desk}?estat=acceptades&crida=${id}`);
    await expect(sent).toBeVisible();
  });

/** Downloads the file sent with a text, from the newsroom. */
async function arrivedWith(page: Page, text: string): Promise<Buffer> {
  const link = sentOn(page, text).sent.getByRole('link', { name: 'Baixeu el fitxer' });
  await expect(async () => {
    await page.goto(desk);
    await expect(link).toBeVisible({ timeout: 100 });
  }).toPass();
  const answer = await page.request.get(String(await link.getAttribute('href')));
  return answer.body();
}

test('BEY-15 UGC-18 a phone picture reaches the newsroom upright, at full size and without metadata', async ({
  page,
  loginAs,
}) => {
  await loginAs('7');
  for (const [orientation, format, mimeType] of [
    [6, 'jpeg', 'image/jpeg'],
    [3, 'png', 'image/png'],
    [1, 'webp', 'image/webp'], // Chromium does not rotate those
  ] as const) {
    const text = `De costat: ${format}`;
    const buffer = await phonePicture(orientation, format);
    expect(traces.filter((trace) => buffer.includes(trace))).toContain('Fabricant-Fictici');
    const call = await openCall(page, '1', text);
    const asked = page.waitForRequest('**/multipart/init');
    await call.file.setInputFiles({ name: `festa.${format}`, mimeType, buffer });
    await call.submit.click();
    await expect(call.thanks).toBeVisible();
    expect((await asked).postDataJSON()).toMatchObject({
      name: 'festa',
      extension: 'jpeg',
      contentType: 'image/jpeg',
    });
  }
  await loginAs('13');
  for (const format of ['jpeg', 'png', 'webp']) {
    const picture = await arrivedWith(page, `De costat: ${format}`);
    expect(await quartersOf(picture), format).toEqual(['r', 'g', 'b', 'rgb']);
    const { width, height, exif, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 400, height: 300 });
    expect(traces.filter((trace) => picture.includes(trace))).toEqual([]);
  }
});

test(
  'BEY-15 UGC-18 a picture larger than any screen goes as large as that, with its colours',
  fullOnly,
  async ({ page, loginAs }) => {
    await loginAs('7');
    const huge = sharp(await phonePicture(1)).resize(8000, 6000, { kernel: 'nearest' });
    const call = await openCall(page, '1', 'Enorme');
    await call.file.setInputFiles({
      name: 'enorme.jpg',
      mimeType: 'image/jpeg',
      buffer: await huge.jpeg().toBuffer(),
    });
    await call.submit.click();
    await expect(call.thanks).toBeVisible();
    await loginAs('13');
    const picture = await arrivedWith(page, 'Enorme');
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 3840, height: 2880, format: 'jpeg' });
    expect(await quartersOf(picture)).toEqual(['r', 'g', 'b', 'rgb']);
  },
);

test(
  'BEY-15 UGC-05 a see-through picture stays so where that fits, and else is laid on white',
  fullOnly,
  async ({ page, loginAs }) => {
    await loginAs('7');
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const buffer = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#fff', noise },
    })
      .joinChannel(Buffer.alloc(200 * 200, 128), { raw: { width: 200, height: 200, channels: 1 } })
      .webp({ quality: 1, alphaQuality: 0 })
      .toBuffer();
    for (const most of [8000, 10]) {
      const call = await openCall(page, '1', `Fins a ${most} KB`);
      await call.host.evaluate((host, kb) => host.setAttribute('max-image-kb', kb), String(most));
      await call.file.setInputFiles({ name: 'retall.webp', mimeType: 'image/webp', buffer });
      await call.submit.click();
      await expect(call.thanks).toBeVisible();
    }
    await loginAs('13');
    const whole = sharp(await arrivedWith(page, 'Fins a 8000 KB'));
    expect((await whole.metadata()).format).toBe('png');
    expect((await whole.stats()).channels[3]?.max, 'see-through').toBeLessThan(140);
    const onWhite = sharp(await arrivedWith(page, 'Fins a 10 KB'));
    expect((await onWhite.metadata()).format).toBe('jpeg');
    expect((await onWhite.stats()).channels[0]?.mean, 'white').toBeGreaterThan(150);
  },
);
