import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signCard } from '../../../demo/api/club/card-token.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';
import { signed } from '../../support/pages/card-paper.ts';

/** Visible verdict of the check. */
const verdict = (page: Page) => page.getByRole('status').locator('[data-verdict]').filter({ visible: true });
const titles = {
  valid: 'El carnet val',
  expired: 'El carnet ha caducat',
  forged: 'No és un carnet de La Colla',
};
/** Imitates a phone's camera while the page is open. */
const scan = (page: Page, code: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#${code}`);

test.describe('without a network', () => {
  // late requests of the bundle are not calls of the check
  test.use({ allow: [/ERR_INTERNET_DISCONNECTED .*\/dist\//] });

  test('BEY-13 checks a valid card offline, and announces its number and last day', async ({
    page,
    context,
    demo,
    axe,
  }) => {
    await page.goto('/carnet/comprova');
    await expect(page.getByText('No cal connexió')).toBeVisible();
    await expect(page.locator('ap-header')).toHaveAttribute('data-ap-state', 'ready');
    await context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/dist/') || asked.push(request.url()));
    await scan(page, await signed(demo, '408217366', '2199-05-04'));
    await expect(verdict(page)).toContainText(titles.valid);
    await expect(verdict(page)).toContainText('408217366');
    await expect(verdict(page)).toContainText('4 de maig del 2199');
    await expect(page.getByText('No cal connexió')).toBeHidden();
    expect(asked).toEqual([]);
    await axe();
  });
});

test('BEY-13 CHILD-13 a card counts until the eve of the 13th birthday in Madrid', async ({ page, demo }) => {
  const code = await signed(demo, '408217366', '2031-05-04');
  await page.clock.setFixedTime('2031-05-03T21:59:59Z');
  await page.goto(`/carnet/comprova#${code}`);
  await expect(verdict(page)).toContainText(titles.valid);
  await page.clock.setFixedTime('2031-05-03T22:00:00Z');
  await scan(page, code);
  await expect(verdict(page)).toContainText(titles.expired);
  await expect(verdict(page)).toContainText('Va valdre fins al 4 de maig del 2031');
  await expect(verdict(page)).not.toContainText(titles.valid);
});

test('BEY-13 forged, changed, cut and other people’s codes are refused, and say nothing of a card', async ({
  page,
  demo,
}) => {
  const good = await signed(demo, '408217366', '2199-05-04');
  const [version, nick, day, signature = ''] = good.split('.');
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const other = await signCard(
    { db: demo.db, config: { cardSigningKey: privateKey.toString('base64') } } as Parameters<
      typeof signCard
    >[0],
    { nick: '408217366', validUntil: '2199-05-04' },
  );
  await page.goto('/carnet/comprova');
  for (const [what, code] of [
    ['another number', [version, '408217367', day, signature].join('.')],
    ['another day', [version, nick, '2200-05-04', signature].join('.')],
    ['another version', ['2', nick, day, signature].join('.')],
    [
      'a changed signature',
      [version, nick, day, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.'),
    ],
    ['cut off', good.slice(0, -1)],
    ['more behind', `${good}A`],
    ['without signature', [version, nick, day, ''].join('.')],
    ['another key', other],
    ['garbage', '%00%ff<script>alert(1)</script>'],
    ['an address of somebody else', 'https://example.com/'],
  ] as const) {
    await scan(page, good);
    await expect(verdict(page)).toContainText(titles.valid);
    await scan(page, code);
    await expect(verdict(page), what).toContainText(titles.forged);
    await expect(verdict(page), what).not.toContainText('408217366');
  }
});

test('BEY-13 W-07 what was checked stays neither in the address nor in storage', async ({ page, demo }) => {
  await page.goto(`/carnet/comprova#${await signed(demo, '408217366', '2199-05-04')}`);
  await expect(verdict(page)).toContainText(titles.valid);
  expect(page.url()).toBe(`${demo.url}/carnet/comprova`);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain('408217366');
});

test(
  'BEY-13 a code can be written or pasted, whole address or not, with the keyboard alone',
  fullOnly,
  async ({ page, demo }) => {
    const code = await signed(demo, '408217366', '2199-05-04');
    await page.goto('/carnet/comprova');
    const field = page.getByLabel('El codi, o l’adreça que hi ha en el QR');
    for (const text of [code, `  ${demo.url}/carnet/comprova#${code}\n`]) {
      await field.fill('res');
      await field.press('Enter');
      await expect(verdict(page)).toContainText(titles.forged);
      await field.fill(text);
      await field.press('Enter');
      await expect(verdict(page)).toContainText(titles.valid);
    }
    await field.fill('');
    await field.press('Enter');
    await expect(verdict(page)).toContainText(titles.forged);
    expect(page.url()).not.toContain(code);
  },
);

/** Simulates a browser that reads QR codes, which the tests' browser cannot, and a camera that films a drawing. */
async function withCamera(page: Page, code: string, isAllowed: boolean) {
  await page.addInitScript(
    ([sees, allowed]) => {
      const state = { asked: [] as unknown[], tracks: [] as MediaStreamTrack[] };
      let looks = 0;
      Object.assign(window, {
        camera: state,
        BarcodeDetector: class {
          async detect() {
            looks += 1;
            return looks < 3 ? [] : [{ rawValue: sees }];
          }
        },
      });
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        state.asked.push(wanted);
        if (!allowed) throw new DOMException('no', 'NotAllowedError');
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
        const stream = canvas.captureStream(30);
        state.tracks.push(...stream.getTracks());
        return stream;
      };
    },
    [code, isAllowed] as const,
  );
  return () =>
    page.evaluate(() => {
      const { asked, tracks } = (
        window as unknown as { camera: { asked: unknown[]; tracks: MediaStreamTrack[] } }
      ).camera;
      return { asked, states: tracks.map(({ readyState }) => readyState) };
    });
}

test('BEY-13 opens the camera only after a click, and closes it after the result', async ({ page, demo }) => {
  const camera = await withCamera(
    page,
    `${demo.url}/carnet/comprova#${await signed(demo, '408217366', '2199-05-04')}`,
    true,
  );
  await page.goto('/carnet/comprova');
  const button = page.getByRole('button', { name: 'Llegiu-lo ací amb la càmera' });
  await expect(button).toBeVisible();
  expect((await camera()).asked).toEqual([]);
  await button.click();
  await expect(verdict(page)).toContainText(titles.valid);
  expect(await camera()).toEqual({ asked: [{ video: { facingMode: 'environment' } }], states: ['ended'] });
  await expect(page.locator('video')).toBeHidden();
});

test(
  'BEY-13 a camera that may not be used is said, and one that is not there is not offered',
  fullOnly,
  async ({ page }) => {
    await page.goto('/carnet/comprova');
    await expect(page.getByLabel('El codi, o l’adreça que hi ha en el QR')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Llegiu-lo ací amb la càmera' })).toBeHidden();
    await withCamera(page, '', false);
    await page.reload();
    await page.getByRole('button', { name: 'Llegiu-lo ací amb la càmera' }).click();
    await expect(page.getByRole('alert')).toContainText('No s’ha pogut obrir la càmera');
  },
);

test('BEY-13 without JavaScript it says what to do, and sends nothing anywhere', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const page = await context.newPage();
  await page.goto('/carnet/comprova');
  await expect(page.getByText('Per a comprovar un carnet cal JavaScript')).toBeVisible();
  await expect(page.locator('form.card-form')).toBeHidden();
  await context.close();
});

for (const colorScheme of inFull<'light' | 'dark'>(['light'], 'dark'))
  test(`BEY-13 the check fits a phone and holds WCAG 2.2 AA, ${colorScheme}`, async ({ page, demo, axe }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/carnet/comprova#${await signed(demo, '408217366', '2010-05-04')}`);
    await expect(verdict(page)).toContainText(titles.expired);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await axe('main');
  });
