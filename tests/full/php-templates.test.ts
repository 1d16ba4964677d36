import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { apHead, apTag } from '../../docs/integrations/nunjucks/ap.mjs';
import { safeUrl } from '../../src/content/safe-url.ts';
import { addresses, integrationCases, meaningOf } from '../support/integrations.ts';
import { type Debian, debian } from '../support/wordpress/debian.ts';

interface Written {
  php: string[];
  twig: string[];
  urls: (string | null)[];
  tags: string[];
}

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const manifest = JSON.parse(readFileSync(inRoot('dist/ap-manifest.json'), 'utf8'));

/** Output of PHP for all cases, in one run. */
function write({ root, env, php: [program, ...settings] }: Debian): Written {
  const script = inRoot('tests/support/wordpress/php-cases.php');
  const args = [...settings, script, inRoot('docs/integrations'), join(root, 'usr/share/php')];
  const input = JSON.stringify({ cases: integrationCases, addresses, manifest });
  const { status, stdout, stderr } = spawnSync(program, args, { env, input, encoding: 'utf8' });
  expect([status, stderr, stdout.startsWith('{') ? '' : stdout]).toEqual([0, '', '']);
  return JSON.parse(stdout);
}

const system = debian();
const written = typeof system === 'string' ? undefined : write(system);
if (typeof system === 'string') console.warn(`PHP and Twig were not tested: ${system}.`);

describe.skipIf(!written)('templates in PHP', () => {
  const { php, twig, urls, tags } = written as Written;

  test.each(integrationCases.map(({ name, expected }, index) => ({ name, expected, index })))(
    'BEY-27 PHP and Twig write $name as our own template does',
    ({ expected, index }) => {
      expect(meaningOf(php[index] ?? ''), 'PHP').toEqual(meaningOf(expected));
      expect(meaningOf(twig[index] ?? ''), 'Twig').toEqual(meaningOf(expected));
    },
  );

  test('W-06 PHP refuses the addresses that ours refuses', () => {
    expect(urls).toEqual(addresses.map((address) => safeUrl(address) ?? null));
  });

  test('BEY-27 BEY-30 a tag and a head in PHP are those of Nunjucks', () => {
    const config = { dev: false, preview: true, routes: { a: '/"' } };
    const wanted = [
      apTag('ap-gate', { required: false, src: 'javascript:1' }),
      apTag('ap-config', config),
      apTag('ap-share-bar', { 'share-title': '"><script>' }, '"><script>'),
      apTag('ap-carousel', { label: 'Pla\ufffda', slides: ['Pla\ufffda'] }),
      apHead(manifest, 'https://dist.example/', ['ap-header', 'ap-poll', 'ap-header']),
      'There is no <ap-pol>.',
      '<ap-poll> has no attribute pol-id.',
    ];
    expect(tags.map((html) => meaningOf(html))).toEqual(wanted.map((html) => meaningOf(String(html))));
  });
});
