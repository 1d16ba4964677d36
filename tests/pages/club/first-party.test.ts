import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { inFull } from '../../support/in-full.ts';
import { ownChild } from '../../support/pages/own-child.ts';

/** Records every address that the pages request from now on: documents, files, calls, frames, beacons, sockets. */
function requestsOf(page: Page): URL[] {
  const urls: URL[] = [];
  page.context().on('request', (request) => urls.push(new URL(request.url())));
  page.on('websocket', (socket) => urls.push(new URL(socket.url())));
  return urls;
}

/** Scrolls a page to its end, so that lazy tags load too. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Expects requests, but none to a third party: an empty log would prove nothing. */
function expectOnlyOwn(urls: readonly URL[], origin: string, pages: readonly string[]): void {
  const others = urls.filter(
    (url) => /^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(origin).host,
  );
  expect(others.map(({ href }) => href)).toEqual([]);
  const asked = new Set(urls.map(({ pathname }) => pathname));
  for (const path of pages) expect(asked).toContain(path.split(/[?#]/)[0]);
}

/** Public pages of the club, logins included. */
const open = ['/lacolla', '/acces?site=lacolla', '/acces-adults', '/registre', '/registre-adults'];
const rest = [
  '/recuperar-contrasenya?site=lacolla',
  '/restablir-contrasenya?token=x&site=lacolla',
  '/carnet/comprova',
];

for (const pages of inFull<readonly string[]>([], open, rest))
  test(`BEY-11 on ${pages.length} pages of the club, from ${pages[0]}, every request is first-party`, async ({
    page,
    demo,
  }) => {
    const urls = requestsOf(page);
    for (const path of pages) await read(page, path);
    expectOnlyOwn(urls, demo.url, pages);
  });

test('BEY-11 on the pages of a tutor every request is first-party, the print page and the photo among them', async ({
  page,
  demo,
}) => {
  const { id } = await ownChild(demo, page, { photo: true });
  const pages = [
    '/perfil/meu-perfil?site=lacolla',
    '/perfil/els-meus-fills-i-filles?site=lacolla',
    '/perfil/programes-preferits?site=lacolla',
    `/perfil/carnet/${id}`,
  ];
  const urls = requestsOf(page);
  for (const path of pages) await read(page, path);
  expectOnlyOwn(urls, demo.url, pages);
  expect(urls.map(({ pathname }) => pathname)).toContain(`/api/front/user/children/${id}/photo`);
});

const ofChild = [
  '/perfil/continguts-guardats',
  '/perfil/programes-preferits',
  '/lacolla',
  '/programes/la-recepta-curta',
];
const media = [
  '/',
  '/videos/com-es-fa-un-far',
  '/audios/diccionari-de-la-pluja',
  '/noticies/la-ciutat-ompli-de-musica-els-patis',
];

for (const [where, pages] of inFull<readonly [where: string, pages: readonly string[]]>(
  [['its own pages', ofChild]],
  ['the pages of everybody, with video, sound and news', media],
))
  test(`BEY-11 with a child’s session every request is first-party on ${where}`, async ({
    page,
    demo,
    loginAs,
  }) => {
    await loginAs('30');
    const urls = requestsOf(page);
    for (const path of pages) await read(page, path);
    expectOnlyOwn(urls, demo.url, pages);
  });
