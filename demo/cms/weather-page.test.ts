import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startSite } from '../testing/start-site.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a page does not wait for a weather service that never responds', async () => {
  let open = 0;
  const silent = createServer((request) => {
    open++;
    request.on('close', () => open--);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const aemet = { key: 'key', url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` };
  const demo = await startSite({ aemet });
  const { statusCode, body } = await demo.app.inject({ url: '/el-temps' });
  expect(open).toBe(2);
  expect(statusCode).toBe(200);
  expect(body).toContain('<ap-weather');
  expect(body).not.toContain('ap-slides');
  await demo.close();
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});
