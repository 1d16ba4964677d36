import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as coreExports from './core-exports.ts';
import { start } from './start.ts';
import { installRegistry, type Registry } from './storage/registry.ts';

beforeEach(() => {
  vi.stubGlobal('__AP_BASE_PATH__', '');
  installRegistry(undefined as unknown as Registry); // nobody has come first
  Object.assign(HTMLScriptElement, { supports: () => true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('SITE-03 SITE-09 the configuration, with the sites, is there when ap-ready is sent', async () => {
  document.body.innerHTML = '<ap-config site="lacolla"></ap-config><ap-sample></ap-sample>';
  const heard = new Promise((resolve) => {
    document.addEventListener('ap-ready', () => resolve(window.ap.config));
  });
  const core = coreExports as unknown as { default: unknown };
  const included = { modules: { core }, addStyles() {} };
  const files = { 'ap-sample': { scripts: [], styles: [] } };
  start({ version: '1.0.0', files, parts: '', base: '', included });
  expect(window.ap.version).toBe('1.0.0');
  expect(await heard).toMatchObject({
    site: 'lacolla',
    sites: [{ alias: 'apunt' }, { alias: 'lacolla' }, { alias: 'apunts' }],
  });
});

test('DEL-05 of two copies the second loads nothing that the first may load', () => {
  document.body.innerHTML = '<ap-sample></ap-sample><ap-other></ap-other>';
  const seen: Element[][] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #mine: Element[] = [];
      constructor() {
        seen.push(this.#mine);
      }
      observe(host: Element) {
        this.#mine.push(host);
      }
    },
  );
  const copy = (...tags: string[]) =>
    start({
      version: '1.0.0',
      files: Object.fromEntries(tags.map((tag) => [tag, { scripts: [`${tag}.js`], styles: [] }])),
      parts: '',
      base: 'https://web.example/',
    });
  copy('ap-sample');
  copy('ap-sample', 'ap-other');
  expect(seen.map((hosts) => hosts.map(({ localName }) => localName))).toEqual([['ap-sample'], ['ap-other']]);
});
