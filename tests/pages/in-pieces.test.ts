import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/demo.ts';
import { watchShifts } from '../support/pages/shifts.ts';

const path = '/condicions-d-us';

// the page has a separate origin
test.use({ allow: [/^request to/] });

test('BEY-31 nothing moves where a page arrives in pieces, the first of which ends within the header', async ({
  page,
  demo,
}) => {
  const html = await (await fetch(new URL(path, demo.url))).text();
  const middle = html.indexOf('<details slot="burger"');
  expect(middle).toBeGreaterThan(0);
  let sendRest = () => {};
  const server = createServer(async ({ url = '' }, answer) => {
    if (url === path) {
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      answer.write(html.slice(0, middle));
      sendRest = () => answer.end(html.slice(middle));
      return;
    }
    const file = await fetch(new URL(url, demo.url));
    answer.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? '' });
    answer.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const shifts = await watchShifts(page);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
      waitUntil: 'commit',
    });
    // enough time to paint content that is not blocked
    const hasSheets = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet);
    await page.waitForFunction(hasSheets, undefined, { polling: 50 });
    const start = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() > since + 400, start, { polling: 50 });
    sendRest();
    await page.waitForLoadState('load');
    const { sum, culprits } = await shifts.soFar();
    expect(sum, culprits.join(', ')).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
