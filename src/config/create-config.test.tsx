import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from './create-config.ts';

vi.stubGlobal('__AP_BASE_PATH__', '');

function tag(attributes: Record<string, string> = {}, children = ''): Element {
  const element = document.createElement('ap-config');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = children;
  return element;
}
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const at = (path: string) => happyDOM.setURL(`https://web.example${path}`);

beforeEach(() => {
  at('/');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.stubGlobal('__AP_BASE_PATH__', '');
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('SITE-03 defaults to the site apunt', () => {
  expect(readConfig(null).site).toBe('apunt');
  expect(readConfig(tag()).site).toBe('apunt');
  for (const site of ['apunt', 'lacolla', 'apunts']) expect(readConfig(tag({ site })).site).toBe(site);
});

test('SITE-09 SITE-13 has the fields of each site, with a configurable value', () => {
  const record = {
    alias: 'apunts',
    id: '3',
    mediaId: '9',
    name: 'Apunts',
    scheme: 'https',
    staticUrl: '/static',
    url: 'apunts.example',
  };
  const json = `<script type="application/json" data-prop="sites">${JSON.stringify([record])}</script>`;
  expect(readConfig(tag({}, json)).sites).toEqual([record]);
  expect(readConfig(tag({ site: 'parlem' })).site).toBe('parlem');
});

test('SITE-03 SITE-09 has the three sites where the page does not describe its own', () => {
  expect(readConfig(null).sites.map(({ alias }) => alias)).toEqual(['apunt', 'lacolla', 'apunts']);
});

test('SITE-15 REG-14 skips the captcha in development mode, unless the page asks for one', () => {
  const provider = (attributes: Record<string, string>) => readConfig(tag(attributes)).captchaProvider;
  expect([{}, { dev: 'false' }].map(provider)).toEqual(['altcha', 'altcha']);
  expect([{ dev: '' }, { dev: 'true' }].map(provider)).toEqual(['none', 'none']);
  expect(provider({ dev: '', 'captcha-provider': 'altcha' })).toBe('altcha');
});

describe('SITE-14 the address may choose the site', () => {
  test.each([
    ['/acces', true],
    ['/perfil', true],
    ['/perfil/meu-perfil', true],
    ['/registre', true],
    ['/', false],
    ['/acces-adults', false],
    ['/registre-adults', false],
    ['/perfils', false],
    ['/noticies/acces', false],
  ])('SITE-14 on %s: %s', (path, may) => {
    at(`${path}?site=lacolla`);
    expect(readConfig(tag({ site: 'apunt' })).site).toBe(may ? 'lacolla' : 'apunt');
  });

  test('SITE-14 SITE-12 finds the site under the base path too', () => {
    at('/web/acces?site=lacolla');
    expect(readConfig(tag({ 'base-path': '/web' })).site).toBe('lacolla');
    at('/website/acces?site=lacolla');
    expect(readConfig(tag({ 'base-path': '/web' })).site).toBe('apunt');
  });

  test('SITE-14 ignores an empty or unknown site', () => {
    for (const site of ['', 'qualsevol', '__proto__', '"><script>']) {
      at(`/acces?site=${encodeURIComponent(site)}`);
      expect(readConfig(tag({ site: 'lacolla' })).site, site).toBe('lacolla');
    }
  });

  test('SITE-13 SITE-14 accepts any configured site', () => {
    at('/acces?site=parlem');
    const json = '<script type="application/json" data-prop="sites">[{"alias":"parlem"}]</script>';
    expect(readConfig(tag({}, json)).site).toBe('parlem');
  });
});

test('SITE-15 takes development mode from an explicit flag, never from the host name', () => {
  happyDOM.setURL('http://localhost:4173/');
  expect(readConfig(tag()).dev).toBe(false);
  expect(readConfig(tag({ dev: 'false' })).dev).toBe(false);
  expect(readConfig(tag({ dev: '' })).dev).toBe(true);
});

test('SITE-12 SITE-16 uses the base path of the build unless the tag sets one, without a trailing slash', () => {
  expect(readConfig(tag()).basePath).toBe('');
  vi.stubGlobal('__AP_BASE_PATH__', '/build/');
  expect(readConfig(tag()).basePath).toBe('/build');
  expect(readConfig(tag({ 'base-path': '/web/' })).basePath).toBe('/web');
});

test('HTTP-02 waits 10 seconds for a call by default', () => {
  expect(readConfig(null).httpTimeout).toBe(10_000);
  expect(readConfig(tag({ 'http-timeout': '500' })).httpTimeout).toBe(500);
  expect(readConfig(tag({ 'http-timeout': 'deu' })).httpTimeout).toBe(10_000);
});

test('SITE-17 SITE-18 uses the locale and time zone of the broadcaster', () => {
  expect(readConfig(null)).toMatchObject({ timeZone: 'Europe/Madrid' });
});
