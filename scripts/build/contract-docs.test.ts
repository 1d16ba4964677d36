import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { withoutContractDocs } from './contract-docs.ts';
import { root } from './shared.ts';

test('leaves the words of a contract out for browsers, and keeps them for the showroom of npm run dev', async () => {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [withoutContractDocs()],
  });
  try {
    const file = '/elements/side-bar/side-bar.element.ts';
    expect((await vite.transformRequest(file))?.code).not.toMatch(/group:|summary:/);
    const { contract } = await vite.ssrLoadModule(file);
    expect(contract).toMatchObject({
      tag: 'ap-side-bar',
      group: expect.any(String),
      summary: expect.any(String),
    });
  } finally {
    await vite.close();
  }
});
