import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { commonAttributes } from '../../src/element/common-attributes.contract.ts';
import { readDefinitions } from '../derive/contracts.ts';
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

test('no attribute is described in a file of the bundle, wherever its contract is written', async () => {
  const contracts = (await readDefinitions()).map(({ contract }) => contract);
  const attributes = [commonAttributes, ...contracts.map((contract) => contract.attributes)].flatMap(
    Object.values,
  );
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(chunks.)?[\w-]+\.js$/.test(file),
  );
  const bundle = ['ap.all.js', ...files].map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  expect(attributes.length).toBeGreaterThan(100);
  expect(attributes.filter(({ description }) => bundle.includes(description))).toEqual([]);
});
