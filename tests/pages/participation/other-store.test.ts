import { startStore } from '../../../demo/providers/object-store/start-store.ts';
import { expect, test } from '../../support/demo.ts';
import { openCall, photo, sentOn } from '../../support/pages/participation.ts';

// the test's own demo and store are at other origins
test.use({ allow: [/^request to http:\/\/(localhost|127\.0\.0\.1):/] });

test('UGC-20 UGC-22 the browser uploads a picture to a store at another origin', async ({
  page,
  ownDemo,
  closeAtEnd,
}) => {
  const origins: string[] = [];
  const { close, ...objectStore } = await startStore({ origins });
  closeAtEnd({ close });
  const demo = await ownDemo({ objectStore });
  const origin = new URL(demo.url).origin;
  origins.push(origin);
  const logIn = (userId: string) =>
    page.request.post(`${origin}/api/dev/session`, { data: { userId }, headers: { origin } });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).origin);
  });
  await logIn('7');
  const call = await openCall(page, '1', 'En un altre magatzem.', origin);
  await call.file.setInputFiles(await photo('carrer.png'));
  await call.submit.click();
  await expect(call.thanks).toBeVisible();
  expect(sent).toEqual([objectStore.endpoint]);
  await logIn('13');
  const { picture } = sentOn(page, 'En un altre magatzem.');
  await expect(async () => {
    await page.goto(`${origin}/redaccio/participacio`);
    await expect(picture).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
});
