import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemo } from '../../demo/server.ts';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { debian } from '../support/wordpress/debian.ts';
import { type OneOrigin, oneOrigin } from '../support/wordpress/one-origin.ts';
import { type Asked, type Site, startSite } from '../support/wordpress/site.ts';

const system = debian();
if (typeof system === 'string') console.warn(`The plugin for WordPress was not tested: ${system}.`);

const tags = (await readDefinitions())
  .map(({ contract }) => contract)
  .filter(({ content, devOnly }) => content !== 'inert' && !devOnly)
  .map(({ tag }) => tag);

describe.skipIf(typeof system === 'string')('the plugin for WordPress', () => {
  let origin: OneOrigin;
  let demo: Awaited<ReturnType<typeof startDemo>>;
  let site: Site;

  beforeAll(async () => {
    if (typeof system === 'string') return;
    origin = await oneOrigin();
    demo = await startDemo({ port: 0, dataDir: 'memory', logLevel: 'silent', publicUrl: origin.url });
    origin.leadTo('demo', demo.url);
    site = await startSite(system, origin.url);
    origin.leadTo('wordpress', site.url);
  }, 240_000);
  afterAll(async () => {
    await site?.close();
    await demo?.close();
    await origin?.close();
  });

  const post = (content: string, more: Partial<Extract<Asked, { do: 'post' }>> = {}) =>
    site.ask<{ id: number; content: string }>({ do: 'post', as: 'autora', title: 'Prova', content, ...more });
  const page = async (content: string) => (await fetch(`${origin.url}/?p=${post(content).id}`)).text();
  const part = (id: number, cookie = '', name = 'abc') =>
    fetch(`${origin.url}/wp-admin/admin-ajax.php?action=ap_members&post=${id}&part=${name}`, {
      headers: { cookie },
    });
  /** Returns the addresses of the page's parts, in order. */
  const partsOf = async (path: string) => {
    const html = await (await fetch(`${origin.url}/${path}`)).text();
    const addresses = html.match(/(?<=<ap-gate[^>]* src=")[^"]+/g) ?? [];
    return addresses.map((address) => origin.url + address.replaceAll('&#038;', '&'));
  };

  /** The cookie of a session of a sample account. */
  async function cookieOf(userId: string): Promise<string> {
    const answer = await fetch(`${origin.url}/api/dev/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: origin.url },
      body: JSON.stringify({ userId }),
    });
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('ap-session='));
    return cookie?.split(';')[0] ?? '';
  }

  test('has a shortcode and a block for each tag, and lets authors write it', () => {
    const known = site.ask<{ allowed: Record<string, unknown>; shortcodes: string[]; blocks: string[] }>({
      do: 'tags',
    });
    expect(known.shortcodes.filter((name) => name.startsWith('ap-')).sort()).toEqual(
      [...tags, 'ap-members'].sort(),
    );
    expect(known.blocks.filter((name) => name.startsWith('ap-widgets/')).sort()).toEqual(
      tags.map((tag) => `ap-widgets/${tag}`).sort(),
    );
    expect(
      Object.keys(known.allowed)
        .filter((name) => name.startsWith('ap-'))
        .sort(),
    ).toEqual([...tags].sort());
  });

  test('lets an author without unfiltered_html write a tag, and nothing that runs', () => {
    const written =
      '<ap-poll poll-id="1" open data-ap-active="" onclick="alert(1)"><h3 slot="question">?</h3></ap-poll><ap-gate src="javascript:alert(1)" login-url="data:text/html,a"></ap-gate><script>alert(2)</script>';
    expect(post(written).content).toBe(
      '<ap-poll poll-id="1" open data-ap-active=""><h3 slot="question">?</h3></ap-poll><ap-gate src="alert(1)" login-url="text/html,a"></ap-gate>alert(2)',
    );
  });

  test('no post of an author ends the session of who reads it', async () => {
    const logout = (attribute: string) => `<ap-logout redirect-url="/" ${attribute}>Eixiu</ap-logout>`;
    const written = ['auto', 'AUTO="true"', 'data-ap-auto', 'data-ap-auto=""'].map(logout).join('\n\n');
    const { content } = post(written);
    expect(content).toContain('<ap-logout redirect-url="/">');
    expect(content.toLowerCase()).not.toContain('auto');
    const inBlock = { auto: 'true', 'data-ap-auto': '', content: '<ap-logout auto>P</ap-logout>' };
    const json = JSON.stringify(inBlock).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
    const html = await page(
      `[ap-logout auto]\n\n[ap-logout AUTO="true" redirect-url="/"]\n\n<!-- wp:ap-widgets/ap-logout ${json} /-->`,
    );
    const tags = html.match(/<ap-logout[^>]*>/g);
    expect(tags).toEqual(['<ap-logout>', '<ap-logout redirect-url="/">', '<ap-logout>', '<ap-logout>']);
    // a user who may write any HTML may write this too
    expect(post(logout('auto'), { as: 'admin' }).content).toContain(' auto>');
  });

  test('escapes what a shortcode and a block are given, and writes only what the tag has', async () => {
    const html = await page(
      `[ap-share-bar share-title='a"><script>alert(1)</script>' onclick="alert(2)" url="javascript:alert(3)" open="false"]

[ap-gate required="no" src="/a?b=1&c=2"]

<!-- wp:ap-widgets/ap-poll {"poll-id":"\\u0022\\u003e\\u003cscript\\u003e","open":"true","onclick":"alert(4)","content":"\\u003cp onclick=\\u0022alert(5)\\u0022\\u003eP\\u003c/p\\u003e\\u003cscript\\u003ealert(6)\\u003c/script\\u003e","className":"wide"} /-->`,
    );
    const written = html.match(/<ap-(?:share-bar|gate|poll)[\s\S]*?<\/ap-(?:share-bar|gate|poll)>/g);
    for (const tag of written ?? []) expect(tag).not.toMatch(/<script|onclick|javascript:/);
    expect(written).toContain('<ap-gate required="false" src="/a?b=1&#038;c=2"></ap-gate>');
    expect(written?.[2]).toMatch(
      /^<ap-poll poll-id="[^"]*" open class="wide"><p>P<\/p>alert\(6\)<\/ap-poll>$/,
    );
  });

  test('a favourite or a time that stands alone is a paragraph of the theme', async () => {
    const html = await page(
      '[ap-time datetime="2026-03-08" format="day"]\n\nEl dia [ap-time datetime="2026-03-08" format="day"].',
    );
    expect(html.match(/<p>[^\n]*<ap-time[^\n]*<\/p>/g)).toEqual([
      '<p><ap-time datetime="2026-03-08" format="day"></ap-time></p>',
      '<p>El dia <ap-time datetime="2026-03-08" format="day"></ap-time>.</p>',
    ]);
  });

  test('the head links the module script and the stylesheets of the tags in the post', async () => {
    const html = await page('[ap-gate src="/a"]');
    const { href } = new URL('/dist/', origin.url);
    expect(html).toContain(`<script type="module" src="${href}ap.js"></script>`);
    expect(html.match(/(?<=dist\/)ap-[a-z]+\.css/g)).toEqual(['ap-base.css', 'ap-gate.css']);
    expect(html).toMatch(/<link rel="preload" as="fetch"[^>]+dist\/chunks\/core-[\w-]+\.js">/);
    expect(html).toMatch(/<html[^>]+data-site="apunt"/);
    expect(html.match(/<ap-config[^>]*>/g)).toEqual(['<ap-config site="apunt">']);
  });

  test('BEY-30 a folder of one version has the integrity of its files, another has none', async () => {
    const manifest = await (await fetch(`${origin.url}/dist/ap-manifest.json`)).json();
    const settings = site.ask({ do: 'sanitize', settings: { dist: `/dist/${manifest.version}` } });
    site.ask({ do: 'option', name: 'ap_widgets', value: settings });
    const html = await page('[ap-gate src="/a"]');
    site.ask({
      do: 'option',
      name: 'ap_widgets',
      value: site.ask({ do: 'sanitize', settings: { dist: '/dist/' } }),
    });
    const checked = html.match(/(?<=integrity=")[^"]+/g);
    expect(checked).toEqual([
      manifest.base.integrity,
      manifest.tags['ap-gate'].sheet.integrity,
      manifest.entry.integrity,
    ]);
    expect(await page('[ap-gate src="/a"]')).not.toContain('integrity=');
  });

  test('the settings keep addresses, paths and choices only', () => {
    const given = {
      dist: 'javascript:alert(1)',
      base_path: '/portal"><script>/',
      api: 'ftp://a',
      site: 'La Colla!',
      theme: 'x',
    };
    const kept = { dist: '/dist/', base_path: '', api: '', site: 'lacolla', theme: '' };
    expect(site.ask({ do: 'sanitize', settings: given })).toEqual(kept);
    const good = {
      dist: 'https://a.example/dist',
      base_path: 'portal/',
      api: 'http://10.0.0.1/api',
      site: 'apunts',
      theme: 'auto',
    };
    expect(site.ask({ do: 'sanitize', settings: good })).toEqual({
      ...good,
      dist: 'https://a.example/dist/',
      base_path: '/portal',
    });
  });

  describe('W-22 GATE-10 what only members may see', () => {
    const content =
      'Abans.\n\n[ap-members message="Per a \\"vós\\""]\nEl <b>secret</b>.\n[/ap-members]\n\n[ap-members]L’altre.[/ap-members]';

    test('is in no page and no feed', async () => {
      const { id } = post(content);
      for (const path of [`?p=${id}`, '?feed=rss2', `?rest_route=/wp/v2/posts/${id}`]) {
        const text = await (await fetch(`${origin.url}/${path}`)).text();
        expect(text.length).toBeGreaterThan(200);
        expect(text, path).not.toContain('secret<');
      }
    });

    test('is answered to a session of the API, and to nobody else; no cache keeps it', async () => {
      const { id } = post(content);
      const nobody = await part(id);
      expect([nobody.status, await nobody.text(), nobody.headers.get('cache-control')]).toEqual([
        401,
        '',
        'no-store',
      ]);
      for (const cookie of [
        'ap-session=another',
        'nx-session-user={"id":"7"}',
        'ap-session=a b',
        '__Host-ap-session=x',
      ])
        expect((await part(id, cookie)).status, cookie).toBe(401);
      const cookie = await cookieOf('7');
      const addresses = await partsOf(`?p=${id}`);
      expect(addresses).toHaveLength(2);
      const [first, second] = await Promise.all(
        addresses.map((address) => fetch(address, { headers: { cookie } })),
      );
      if (!first || !second) throw new Error('no answers');
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await first.text()).toContain('<b>secret</b>');
      expect(await second.text()).toContain('L’altre.');
      for (const name of ['0', 'abc', '']) expect((await part(id, cookie, name)).status, name).toBe(404);
    });

    /** Returns the text of each response to a logged-in user. */
    async function answersOf(addresses: string[]) {
      const cookie = await cookieOf('7');
      const answers = addresses.map((address) => fetch(address, { headers: { cookie } }));
      return Promise.all(answers.map(async (answer) => (await (await answer).text()).trim()));
    }

    test.each([
      ['in classic text', (text: string) => `Text.\n\n[ap-members]${text}[/ap-members]\n\nMés.`],
      [
        'in blocks',
        (text: string) =>
          [
            '<!-- wp:shortcode -->\n[ap-members]\n<!-- /wp:shortcode -->',
            '<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column -->',
            `<div class="wp-block-column"><p>${text}</p></div>`,
            '<!-- /wp:column --></div>\n<!-- /wp:columns -->',
            '<!-- wp:shortcode -->\n[/ap-members]\n<!-- /wp:shortcode -->',
          ].join('\n'),
      ],
    ])('is that of the page of the post on which it stands, %s', async (_, write) => {
      const pageBreak = '\n\n<!--nextpage-->\n\n';
      const texts = ['«Primera» -- d’ací', 'Segona', 'Tercera'];
      const { id } = post(texts.map(write).join(pageBreak));
      for (const [index, text] of texts.entries()) {
        const addresses = await partsOf(`?p=${id}&page=${index + 1}`);
        const [answer] = await answersOf(addresses);
        expect(addresses).toHaveLength(1);
        expect(answer).toContain(text.slice(0, 7));
      }
    });

    test('keeps its address when another is put before it', async () => {
      const { id } = post('[ap-members]Una.[/ap-members]');
      const addresses = await partsOf(`?p=${id}`);
      post('[ap-members]Nova.[/ap-members]\n\n[ap-members]Una.[/ap-members]', { id });
      expect((await answersOf(addresses))[0]).toContain('Una.');
    });

    test('may stand in a synced pattern, also in one of another', async () => {
      const pattern = (content: string) => {
        const { id } = post(content, { type: 'wp_block' });
        return `<!-- wp:block {"ref":${id}} /-->`;
      };
      const shortcode = (text: string) =>
        `<!-- wp:shortcode -->\n[ap-members]${text}[/ap-members]\n<!-- /wp:shortcode -->`;
      const inner = pattern(shortcode('De dins.'));
      const outer = pattern(`${inner}${shortcode('De fora.')}`);
      for (const own of [[], ['Pròpia.']]) {
        const { id } = post(`${own.map(shortcode).join('')}${outer}`);
        const addresses = await partsOf(`?p=${id}`);
        expect((await fetch(addresses[0] ?? '')).status).toBe(401);
        expect(await answersOf(addresses)).toEqual(
          [...own, 'De dins.', 'De fora.'].map((text) => expect.stringContaining(text)),
        );
      }
    });

    test('in a pattern alone has the sheet of its gate in the head of the page', async () => {
      const { id } = post('[ap-members]Res.[/ap-members]', { type: 'wp_block' });
      expect(await page(`<!-- wp:block {"ref":${id}} /-->`)).toContain('ap-gate.css');
    });

    test('is no example of the shortcode', async () => {
      expect(await page('Escriviu [[ap-members]text[/ap-members]].')).toContain(
        '[ap-members]text[/ap-members]',
      );
    });

    test('of a draft, of a post without it and of none there is nothing', async () => {
      const cookie = await cookieOf('7');
      const answers = await Promise.all(
        [post(content, { status: 'draft' }).id, post('Res.').id, 999_999].map((id) => part(id, cookie)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    });

    test('is not answered while the API does not say who it is', async () => {
      const { id } = post(content);
      const value = site.ask<Record<string, string>>({
        do: 'sanitize',
        settings: { api: `${origin.url}/wp-content/none` },
      });
      site.ask({ do: 'option', name: 'ap_widgets', value });
      expect((await part(id, 'ap-session=abc')).status).toBe(503);
      site.ask({ do: 'option', name: 'ap_widgets', value: { ...value, api: '' } });
    });
  });

  test('neither PHP nor WordPress complains of the plugin', () => {
    const own = site
      .complaints()
      .split('\n')
      .filter((line) => /plugins\/ap-widgets|Fatal/.test(line));
    expect(own).toEqual([]);
  });
});
