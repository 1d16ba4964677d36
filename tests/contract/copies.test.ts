import { describe, expect, step, until } from '../support/contract.ts';
import {
  areGone,
  definitions,
  demoOf,
  eventually,
  it,
  open,
  openDemo,
  type Page,
  seenText,
} from '../support/page.ts';
import { becomes } from '../support/widget/reader.ts';

/** Returns all fetched files, from any copy; repeated fetches are repeated. */
const filesAsked = (page: Page) =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\/chunks\//.test(path))
    .map((path) => path.replace(/^.*\/chunks\//, ''))
    .sort()
    .join(' ');

const registryOf = (page: Page) =>
  page.window[Symbol.for('ap.store.1') as unknown as keyof Window] as unknown;

/** Keeps alerts open: one that closes by itself would be gone from the page that opened first. */
const lasting = definitions.map((one) =>
  one.tag === 'ap-alerts' ? { ...one, demo: one.demo.replace('<ap-alerts', '<ap-alerts timeout="0"') } : one,
);

describe('a second copy of the bundle', () => {
  it('DEL-05 shares the store and the tag definitions of the first copy, and loads no file twice', async () => {
    const alone = await openDemo(lasting);
    await alone.settled();
    const page = await openDemo(lasting, { entry: ['/dist/ap.js', '/copy/dist/ap.js'] });
    await page.settled();
    // the table of the parts loads after the widgets: neither page waits for it
    await eventually(() => {
      const [asked, askedAlone] = [filesAsked(page), filesAsked(alone)];
      expect(asked === askedAlone, `${asked}, and alone ${askedAlone}`).to.equal(true);
    });
    expect(page.all('[data-ap-mount=""]').length).to.equal(page.hosts().length);

    const stateOf = () => ({
      ap: alone.window.ap,
      registry: registryOf(alone),
      classes: definitions.map(({ tag }) => alone.window.customElements.get(tag)),
      html: alone.main.innerHTML,
    });
    const before = stateOf();
    let changes = 0;
    alone.document.addEventListener('ap-session-change', () => {
      changes += 1;
    });
    await alone.watch.load('/copy/dist/ap.js');
    await alone.frames(3);
    const after = stateOf();
    expect(after.ap === before.ap && after.registry === before.registry).to.equal(true);
    expect(after.classes.every((one, i) => one === before.classes[i])).to.equal(true);
    expect(after.html).to.equal(before.html);
    expect(changes).to.equal(0);
  });

  it('DEL-05 may be the one-file bundle', async () => {
    const page = await openDemo(lasting, { entry: ['/dist/ap.js', '/dist/ap.all.js'] });
    await page.settled();
    expect(page.all('[data-ap-mount=""]').length).to.equal(page.hosts().length);
  });
});

describe('the one-file bundle', () => {
  it('DEL-06 renders every tag as the split bundle does, without loading other files', async () => {
    const [page, other] = [await openDemo(lasting, { entry: ['/dist/ap.all.js'] }), await openDemo(lasting)];
    await Promise.all([page.settled(), other.settled()]);
    expect(filesAsked(page)).to.equal('');
    for (const { tag } of definitions) {
      // waits for texts that a widget adds a moment later, for screen readers
      await eventually(() => expect(seenText(page.one(tag)), tag).to.equal(seenText(other.one(tag))));
      const box = ({ width, height }: DOMRect) => `${Math.round(width)} × ${Math.round(height)}`;
      expect(box(page.one(tag).getBoundingClientRect()), tag).to.equal(
        box(other.one(tag).getBoundingClientRect()),
      );
    }

    await step('a wrong attribute', async () => {
      // a widget may contain tags itself
      const hosts = page.hosts();
      for (const host of hosts) host.setAttribute('lang-overrides', '[{');
      await page.settled();
      await until(() => page.watch.warnings.length === hosts.length, 'a warning of each tag');
      for (const host of page.hosts()) host.removeAttribute('lang-overrides');
    });
    await step('inserted, moved, removed and put back', async () => {
      for (const { tag, demo } of definitions)
        page.main.append(page.make(demo.replace(`<${tag}`, `<${tag} loading="eager"`)));
      await page.settled();
      for (const host of page.hosts()) page.main.prepend(host);
      await page.settled();
      const hosts = page.hosts();
      for (const host of hosts) host.remove();
      await areGone(hosts);
      page.main.append(...hosts);
      await page.settled();
    });
  });

  it('DEL-06 renders a tag far below the viewport only when a reader comes near', async () => {
    const body = '<div><p>Un text</p></div>'.repeat(200) + demoOf('ap-login');
    const page = await open({ body, entry: ['/dist/ap.all.js'] });
    const login = page.one('ap-login');
    await becomes(() => login.dataset.apState, 'waiting');
    await page.frames(5);
    expect(login.dataset.apState).to.equal('waiting');
    login.scrollIntoView();
    await becomes(() => login.dataset.apState, 'ready');
  });
});
