import { describe, expect, until } from '../support/contract.ts';
import {
  definitions,
  demoOf,
  eventually,
  it,
  open,
  openDemo,
  type Page,
  type PageOptions,
} from '../support/page.ts';
import { fill, Reader } from '../support/widget/reader.ts';

const inline = (text: string) => `<script>${text}</script>`;
const demos = definitions
  .map(({ tag, demo }) => demo.replace(`<${tag}`, `<${tag} loading="eager"`))
  .join('\n');

/** Opens a page with every tag after some markup of the page. */
const openOlder = (before: string, options: Partial<PageOptions> = {}) =>
  openDemo(definitions, { ...options, body: before + demos });

const poll = demoOf('ap-poll');

const chunksOf = (page: Page) =>
  page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/'));

const warningsOf = (page: Page, what: string) => page.watch.warnings.filter((text) => text.includes(what));
const globalOf = (page: Page, name: string) => (page.window as unknown as Record<string, unknown>)[name];

describe('a page that has a global of our name', () => {
  it('keeps it, and is told once', async () => {
    const page = await openOlder(inline('var ap = { own: true };'));
    await page.settled();
    expect(globalOf(page, 'ap')).to.deep.equal({ own: true });
    expect(warningsOf(page, 'window.ap').length).to.equal(1);
  });

  it('keeps an element that it calls by it', async () => {
    const page = await openOlder('<p id="ap"></p>');
    await page.settled();
    expect(globalOf(page, 'ap') === page.one('#ap')).to.equal(true);
  });

  it('has ours by another name, if it says which', async () => {
    const page = await openOlder(inline('var ap = { own: true };'), { config: { global: 'apWidgets' } });
    await page.settled();
    expect(globalOf(page, 'ap')).to.deep.equal({ own: true });
    expect(globalOf(page, 'apWidgets')).to.have.property('version');
    expect(page.watch.warnings).to.deep.equal([]);
  });

  it('may take it later', async () => {
    const page = await openOlder('');
    await page.settled();
    Object.assign(page.window, { ap: { own: true } });
    expect(globalOf(page, 'ap')).to.deep.equal({ own: true });
    expect(warningsOf(page, 'window.ap').length).to.equal(1);
  });
});

describe('a page whose forms are named as properties of the document', () => {
  const names = ['cookie', 'head', 'body', 'title', 'hidden', 'baseURI', 'visibilityState', 'referrer'];
  const forms = names.map((name) => `<form name="${name}"></form>`).join('');

  it('has every tag ready', async () => {
    const page = await openOlder(forms);
    await page.settled();
  });

  it('SESS-01 SESS-19 reads the current user, and an ended session', async () => {
    const cookie = (value: string, life: number) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as a server's header would set it
      document.cookie = `nx-session-user=${encodeURIComponent(value)}; path=/; max-age=${life}`;
    };
    await open({ body: forms }); // logs out whom the tags before needed
    cookie('{"id":"9"}', 60);
    try {
      const page = await open({ body: forms });
      expect(page.window.ap?.session.get()?.id).to.equal('9');
      await page.window.ap?.session.reload();
      expect(page.window.ap?.session.get()).to.equal(null);
      expect(document.cookie).not.to.contain('nx-session-user');
    } finally {
      cookie('', 0);
    }
  });
});

describe('a page in an older encoding, on a server that declares none', () => {
  const shown = (page: Page) => {
    const message = page.one('[id$="email-error"]');
    return page.window.getComputedStyle(message, '::before').content + message.textContent;
  };

  for (const [name, entry, head] of [
    ['the script', ['/bare/dist/ap.js'], ''],
    ['the one file', [], '<script src="/bare/dist/ap.all.js"></script>'],
  ] as const)
    it(`shows the texts of ${name} and of its sheets as they are`, async () => {
      const json =
        '<script type="application/json" data-prop="lang-overrides">{"form.email-invalid":"Açò no és una adreça"}</script>';
      const body = `<ap-newsletter newsletter-id="1" loading="eager">${json}</ap-newsletter>`;
      const page = await open({ charset: 'windows-1252', body, entry, head });
      await page.settled();
      expect(page.document.characterSet).to.equal('windows-1252');
      const see = new Reader(page, () => page.one('ap-newsletter'));
      const email = see.one('textbox', /^Correu electrònic/) as HTMLInputElement;
      fill(email, 'nuria@');
      email.blur();
      await eventually(() => expect(shown(page)).to.contain('Açò no és una adreça'));
      expect(shown(page)).to.contain('●');
    });
});

describe('the one-file bundle, in the head of a page and no module', () => {
  it('DEL-06 waits for the page, has every tag ready, and leaves the page no name but its own', async () => {
    const head =
      inline('window.before = Object.getOwnPropertyNames(window)') +
      '<script src="/dist/ap.all.js"></script>';
    const page = await openOlder('', { entry: [], head, config: { global: 'apWidgets', dev: '' } });
    await page.settled();
    const before = globalOf(page, 'before') as string[];
    const ours = Object.getOwnPropertyNames(page.window).filter((name) => !before.includes(name));
    expect(ours.filter((name) => !/^(before|apWatch|\d+)$/.test(name))).to.deep.equal(['apWidgets']);
  });
});

describe('a script that an optimiser has put together with others', () => {
  const together = async () => {
    const text = await (await fetch('/dist/ap.js')).text();
    return `<script type="module">const e = 1, t = 2, n = 3, r = 4;\n${text}\nwindow.others = e + t;</script>`;
  };

  it('finds its files where the page says that they are', async () => {
    const config = { 'dist-url': '/dist' };
    const page = await openOlder(await together(), { entry: [], config });
    await page.settled();
    expect(globalOf(page, 'others')).to.equal(3);
  });

  it('reports the cause of a failure that the page does not report', async () => {
    const page = await open({ body: (await together()) + poll, entry: [], speed: 20 });
    await page.settled([page.one('ap-poll')], 'failed');
    expect(warningsOf(page, 'dist-url').length).to.be.greaterThan(0);
    page.allow(/404/);
  });
});

describe('a page without widgets, or only with tags that wait for a press', () => {
  for (const [name, body] of [
    ['none', '<p>Un text</p>'],
    ['hearts', '<ap-favourite-button content-id="c1"><a href="/acces">Guarda</a></ap-favourite-button>'],
  ] as const)
    it(`loads nothing after the script, and hears that it is ready (${name})`, async () => {
      const head = inline("document.addEventListener('ap-ready', () => { window.heard = true; });");
      const page = await open({ body, head });
      await until(() => globalOf(page, 'heard'), 'ap-ready');
      expect(chunksOf(page)).to.deep.equal([]);
      const ap = await page.window.ap?.ready;
      expect(ap?.config?.site).to.equal('apunt');
    });
});
