import { clearFaults, describe, expect, fault, until } from '../support/contract.ts';
import { ownScript, showsServerContent, thrownByDrawing, withoutCode } from '../support/contract-broken.ts';
import { definitions, freshEntry, it, openDemo, type Page } from '../support/page.ts';

const demos = definitions.map(({ demo }) => demo).join('\n');
const core = '/dist/chunks/core-';

/** Tags whose code loads at the first press. */
const pressable = definitions.filter(({ contract }) => contract.loads === 'pressed').map(({ tag }) => tag);

/** Tags that handle a press of their first link even before their code has loaded. */
const taking = definitions
  .filter(({ tag, demo }) => pressable.includes(tag) || /<a [^>]*>/.exec(demo)?.[0].includes('data-ap-press'))
  .map(({ tag }) => tag);

/**
 * Tags whose links are followed until their code has loaded, although the widget handles them later, with the reason.
 */
const followed: Record<string, string> = {
  'ap-embed': 'a press must not stand for the consent that the widget asks for',
  'ap-gate': 'its button leads to the same page',
  'ap-index': 'leads to a page of the same list',
  'ap-live-feed': 'leads to a page of the same messages',
  'ap-load-more': 'leads to the next page of the same list',
  'ap-login': 'its own link leads to the same page',
  'ap-logout': 'the page that it leads to does the same',
  'ap-most-read': 'the links of its other tabs are hidden then, and lead to the same pages',
  'ap-profile': 'its tabs are pages of their own, and log out is a page too',
  'ap-share-bar': 'opens a tab of its own',
  'ap-show-nav': 'leads to the same page from a menu',
  'ap-social-embed': 'a press must not stand for the consent that the widget asks for',
  'ap-ugc-form': 'its button leads to the same page',
};

/** Presses a link without leaving the page of the test. @returns true if a widget prevented the navigation */
function isTaken(link: HTMLElement): boolean {
  let taken = false;
  const hear = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  const window = link.ownerDocument.defaultView as Window;
  window.addEventListener('click', hear, { once: true });
  link.click();
  return taken;
}

/** Returns the tags that prevent navigation by the links of their server content. */
const linksTaken = (page: Page): string[] =>
  page.hosts().flatMap((host) => {
    const link = host.querySelector<HTMLElement>('a[href]');
    return link && isTaken(link) ? host.localName : [];
  });

const addressesOf = (links: Iterable<HTMLElement>) => [...links].map((link) => link.getAttribute('href'));

/** Returns links of the server content whose presses are not held until the code has loaded. */
const unheld = (host: HTMLElement) =>
  addressesOf(host.querySelectorAll<HTMLElement>('a[href]:not([data-ap-press], [href^="mailto:"])'));

/** Returns links of a drawn widget that the browser follows: its own, and the server's that it does not handle. */
const leading = (host: HTMLElement) =>
  addressesOf(
    [...host.querySelectorAll<HTMLElement>('a[href]')].filter(
      (link) => link.getClientRects().length && (link.closest('[data-ap-mount]') || !isTaken(link)),
    ),
  );

describe('every tag', () => {
  it('DEL-04 BEY-25 shows its server content on a page without the script, with no violation of the policy', async () => {
    const page = await openDemo(definitions, { entry: [] });
    await page.frames(2);
    page.hosts().forEach(showsServerContent);
  });

  it('DEL-04 shows its server content until its code is there', async () => {
    fault('timeout', core);
    const page = await openDemo(definitions);
    await until(
      () => page.hosts().every((host) => host.dataset.apState === 'loading'),
      'every tag to load its code',
    );
    page.hosts().forEach(showsServerContent);
    expect(linksTaken(page)).to.deep.equal(taking);
  });

  it('W-28 holds until its code is there each link that it takes over afterwards', async () => {
    const subjects = definitions.filter(({ tag }) => !pressable.includes(tag));
    const early = await openDemo(subjects, { entry: [] });
    const page = await openDemo(subjects);
    await page.settled();
    const taken = subjects
      .map(({ tag }) => tag)
      .filter((tag) => {
        const ways = leading(page.one(tag));
        return unheld(early.one(tag)).some((address) => !ways.includes(address));
      });
    expect(taken.filter((tag) => !(tag in followed))).to.deep.equal([]);
    // a tag alone may lack what changes its links, such as a configuration
    if (subjects.length > 1) expect(taken).to.have.members(Object.keys(followed));
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

  it('becomes ready when a page is answered twice in the place of its code and of the core', async () => {
    for (const subject of definitions) fault('page', ownScript(subject), 2);
    fault('page', core, 2);
    const page = await openDemo(definitions, { speed: 20, config: { 'http-timeout': '600000' } });
    await page.settled();
  });

  it('becomes ready when the reader comes back, where a page has been answered until then', async () => {
    for (const subject of definitions) fault('page', ownScript(subject));
    const page = await openDemo(definitions, { speed: 20, config: { 'http-timeout': '600000' } });
    await page.settled(undefined, 'failed');
    clearFaults();
    page.document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await page.settled();
  });

  if (pressable.length)
    it('BEY-28 is drawn on an editor’s preview, and does not wait to be pressed', async () => {
      const subjects = definitions.filter(({ tag }) => pressable.includes(tag));
      const body = subjects.map(({ demo }) => demo.replace(' loading="eager"', '')).join('');
      const reader = await openDemo(subjects, { body });
      await reader.frames(5);
      for (const tag of pressable) expect(reader.one(tag).dataset.apState).to.equal('waiting');
      const editor = await openDemo(subjects, { body, config: { preview: '' } });
      await editor.settled(pressable.map((tag) => editor.one(tag)));
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

  it('DEL-01 adds its stylesheet to a page that has not linked it, and no second one', async () => {
    const own = definitions.filter(({ files }) => files.sheet);
    if (own.length === 0) return; // a run of one tag alone may have none
    const sheetsOn = (page: Page) => {
      const linked = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      return own.map(({ tag }) => linked.filter(({ href }) => href.endsWith(`/dist/${tag}.css`)).length);
    };
    const once = own.map(() => 1);
    const linking = await openDemo(own);
    await linking.settled();
    expect(sheetsOn(linking), 'of a page that links them').to.deep.equal(once);

    const late = await openDemo(own, { body: '<p>Un text</p>' });
    await late.settled([]);
    expect(sheetsOn(late), 'of a page without them').to.deep.equal(own.map(() => 0));
    const space = Array.from({ length: 150 }, () => late.document.createElement('hr'));
    late.one('main').append(...space, ...own.map(({ tag }) => late.document.createElement(tag)));
    await until(() => String(sheetsOn(late)) === String(once), 'a sheet for each tag that was added');
  });

  it('requests no code while it is far below the viewport, unless it loads when idle', async () => {
    const far = '<hr>'.repeat(150);
    const page = await openDemo(definitions, { body: far + demos.replaceAll('loading="eager"', '') });
    const idle = definitions.filter(({ contract }) => contract.loads === 'idle');
    const others = definitions.filter((subject) => !idle.includes(subject));
    await page.settled(idle.map(({ tag }) => page.one(tag)));
    await page.frames(5);
    expect(others.map(({ tag }) => page.one(tag).dataset.apState)).to.deep.equal(others.map(() => 'waiting'));
    const fetched = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
    const early = others.filter((subject) => fetched.some((name) => name.endsWith(ownScript(subject))));
    expect(early.map(({ tag }) => tag)).to.deep.equal([]);
    const near = others.find(({ contract }) => contract.loads !== 'pressed');
    if (!near) return; // a run of one tag alone may not have a tag that waits to be near
    const first = page.one(near.tag);
    first.scrollIntoView();
    await page.settled([first]);
  });
});

// each tag fails once and works twice beside failing tags; tests/full/contract breaks one at a time
for (const third of [0, 1, 2]) {
  const broken = definitions.filter((_, i) => i % 3 === third);
  const others = definitions.filter((subject) => !broken.includes(subject));
  if (broken.length === 0) continue; // a run of one tag alone leaves groups empty

  describe(`when ${broken.map(({ tag }) => `<${tag}>`).join(', ')} are broken`, () => {
    it('BEY-25 keep their server content and leave other tags ready when their code never loads', () =>
      withoutCode(broken, others));

    it('BEY-25 keep their server content and leave other tags ready when their render throws', () =>
      thrownByDrawing(broken, others));
  });
}

describe('every tag whose style sheet fails to load', () => {
  it('BEY-25 keeps its server content, rather than be a widget without style', async () => {
    const styled = definitions.filter(({ files }) => files.styles.length > 0);
    for (const file of new Set(styled.map(({ files }) => files.styles[0]?.file)))
      fault('503', `/dist/${file}`);
    const page = await openDemo(styled, { speed: 20 });
    const hosts = styled.map(({ tag }) => page.one(tag));
    await page.settled(hosts, 'failed');
    hosts.forEach(showsServerContent);
  });
});
