import type { ApError } from '../../src/errors/errors.types.ts';
import { describe, expect, fault, until } from '../support/contract.ts';
import { configFor, definitions, it, openDemo, type Page, seenText } from '../support/page.ts';

const demos = definitions.map(({ demo }) => demo).join('\n');
const ownScript = (subject: (typeof definitions)[number]) => `/dist/${subject.files.scripts.at(-1)?.file}`;
const core = '/dist/chunks/core-';

function errorsOf(page: Page): ApError[] {
  const errors: ApError[] = [];
  page.document.addEventListener('ap-error', (event) => errors.push((event as CustomEvent<ApError>).detail));
  return errors;
}

/** The server content is shown, as much of it as the CMS wrote. */
function showsServerContent(host: HTMLElement) {
  const drawn = [...host.children].filter(
    (child) => !child.matches('script, [data-ap-mount]') && child.getClientRects().length > 0,
  );
  expect(drawn.length, `<${host.localName}> shows its server content`).to.be.greaterThan(0);
  expect(seenText(host), `<${host.localName}> says something`).not.to.equal('');
  expect(host.querySelector(':scope > [data-ap-mount]') === null).to.equal(true);
}

/** Whatever the widget draws, in its own node or beside the server's, its first element cannot be made. */
function breakDrawing(page: Page, host: HTMLElement) {
  const broken = new Proxy(page.document, {
    get(target, key) {
      if (String(key).startsWith('createElement')) throw new Error('broken');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const breakAt = (node: Element) => Object.defineProperty(node, 'ownerDocument', { value: broken });
  host.querySelectorAll('*').forEach(breakAt);
  const { append } = host;
  host.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof page.window.HTMLElement && 'apMount' in node.dataset) breakAt(node);
    append.apply(host, nodes);
  };
}

/** The bundle at an address of its own: the browser keeps no style of it from another page. */
const freshEntry = () => `/copy-${crypto.randomUUID()}/dist/ap.js`;

describe('every tag', () => {
  it('DEL-04 BEY-25 shows its server content on a page without the script, with no violation of the policy', async () => {
    const page = await openDemo(definitions, { entry: [] });
    await page.frames(2);
    page.hosts().forEach(showsServerContent);
  });

  it('DEL-04 shows its server content until its code is there', async () => {
    fault('timeout', core);
    const page = await openDemo(definitions);
    await until(() => page.hosts().every((host) => host.dataset.apState === 'loading'));
    page.hosts().forEach(showsServerContent);
  });

  it('becomes ready when its code and the core fail once', async () => {
    for (const subject of definitions) fault('503', ownScript(subject), 1);
    fault('503', core, 1);
    const page = await openDemo(definitions);
    await page.settled();
  });

  it('becomes ready when its code and the core fail twice, and by a cut connection', async () => {
    for (const subject of definitions) fault('drop', ownScript(subject), 2);
    fault('503', core, 2);
    const page = await openDemo(definitions, { speed: 20, config: { 'http-timeout': '600000' } });
    await page.settled();
  });

  it('is ready only when its style is there, however late it comes', async () => {
    const styled = definitions.filter(({ files }) => files.styles.length > 0);
    const sheets = new Set(styled.flatMap(({ files }) => files.styles.map(({ file }) => file)));
    for (const file of sheets) fault('503', `/dist/${file}`, 2);
    const page = await openDemo(styled, { entry: [] });
    const early: string[] = [];
    new page.window.MutationObserver((records) => {
      for (const { target } of records) {
        const host = target as HTMLElement;
        if (host.dataset.apState !== 'ready') continue;
        const present = [...page.document.styleSheets].map(({ href }) => String(href));
        const subject = styled.find(({ tag }) => tag === host.localName);
        for (const { file } of subject?.files.styles ?? [])
          if (!present.some((href) => href.endsWith(file))) early.push(`${host.localName} before ${file}`);
      }
    }).observe(page.document, { subtree: true, attributeFilter: ['data-ap-state'] });
    await page.watch.load(freshEntry());
    await page.settled();
    expect(early).to.deep.equal([]);
  });

  it('makes no request for its code while it is far below what is seen', async () => {
    const far = '<hr>'.repeat(150);
    const page = await openDemo(definitions, { body: far + demos });
    await page.frames(5);
    expect(page.hosts().map(({ dataset }) => dataset.apState)).to.deep.equal(
      definitions.map(() => 'waiting'),
    );
    const chunks = () =>
      page.window.performance.getEntriesByType('resource').filter(({ name }) => /chunks/.test(name));
    expect(chunks().map(({ name }) => name)).to.deep.equal([]);
    const first = page.one(definitions[0]?.tag ?? '');
    first.scrollIntoView();
    await page.settled([first]);
  });
});

for (const subject of definitions) {
  const { tag, files } = subject;
  const others = definitions.filter((other) => other !== subject);
  const file = files.styles[0] ?? files.scripts.at(-1);

  describe(`when <${tag}> is broken`, () => {
    it('BEY-25 its code never comes: its server content stays, the page hears of it, the others are ready', async () => {
      fault('503', ownScript(subject));
      const page = await openDemo(definitions, { speed: 20, config: { 'http-timeout': '600000' } });
      const errors = errorsOf(page);
      const host = page.one(tag);
      await page.settled([host], 'failed');
      await page.settled(page.all(others.map((other) => other.tag).join()));
      showsServerContent(host);
      const told = page.window.ap?.errors.filter((error) => error.tag === tag) ?? [];
      expect(told.map(({ phase, code }) => `${phase} ${code}`)).to.deep.equal(['load chunk']);
      expect(errors.every((error) => error.tag === tag)).to.equal(true);
    });

    if (file && files.styles.length)
      it('BEY-25 its style never comes: its server content stays, rather than a widget without style', async () => {
        fault('503', `/dist/${file.file}`);
        const page = await openDemo([subject], { entry: [freshEntry()], speed: 20 });
        const host = page.one(tag);
        await page.settled([host], 'failed');
        showsServerContent(host);
      });

    it('BEY-25 it throws while it is drawn: its server content stays, the page hears of it, others are ready', async () => {
      const page = await openDemo([subject, ...others.slice(0, 3)], { entry: [] });
      page.allow(new RegExp(`^console: <${tag}> Error: broken`));
      const errors = errorsOf(page);
      const host = page.one(tag);
      breakDrawing(page, host);
      await page.watch.load('/dist/ap.js');
      await page.settled([host], 'failed');
      await page.settled(page.hosts().filter((other) => other !== host));
      showsServerContent(host);
      expect(errors.map(({ tag, phase }) => `${tag} ${phase}`)).to.deep.equal([`${tag} render`]);
    });

    it('BEY-25 it alone lives on a page of its own with no violation of the policy', async () => {
      const page = await openDemo([subject], { config: configFor(subject) });
      await page.settled();
    });
  });
}
