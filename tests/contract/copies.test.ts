import { describe, expect, until } from '../support/contract.ts';
import { definitions, it, openDemo, type Page, seenText } from '../support/page.ts';

const filesAsked = (page: Page) =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\/chunks\//.test(path))
    .map((path) => path.replace(/^.*\/chunks\//, ''))
    .sort();

const registryOf = (page: Page) =>
  page.window[Symbol.for('ap.store.1') as unknown as keyof Window] as unknown;

describe('a second copy of the bundle', () => {
  it('DEL-05 joins the first: one store, one definition of each tag, nothing fetched twice', async () => {
    const alone = await openDemo(definitions);
    await alone.settled();
    const page = await openDemo(definitions, { entry: ['/dist/ap.js', '/copy/dist/ap.js'] });
    await page.settled();
    expect(filesAsked(page)).to.deep.equal(filesAsked(alone));
    expect(page.all('[data-ap-mount=""]').length).to.equal(page.hosts().length);
  });

  it('DEL-05 that comes later changes nothing', async () => {
    const page = await openDemo(definitions);
    await page.settled();
    const before = { ap: page.window.ap, registry: registryOf(page), html: page.main.innerHTML };
    const classes = definitions.map(({ tag }) => page.window.customElements.get(tag));
    let changes = 0;
    page.document.addEventListener('ap-session-change', () => {
      changes += 1;
    });
    await page.watch.load('/copy/dist/ap.js');
    await page.frames(3);
    expect(page.window.ap === before.ap && registryOf(page) === before.registry).to.equal(true);
    expect(definitions.every(({ tag }, i) => page.window.customElements.get(tag) === classes[i])).to.equal(
      true,
    );
    expect(page.main.innerHTML).to.equal(before.html);
    expect(changes).to.equal(0);
  });

  it('DEL-05 may be the one-file bundle', async () => {
    const page = await openDemo(definitions, { entry: ['/dist/ap.js', '/dist/ap.all.js'] });
    await page.settled();
    expect(page.all('[data-ap-mount=""]').length).to.equal(page.hosts().length);
  });
});

describe('the one-file bundle', () => {
  it('DEL-06 makes every tag ready with what it holds itself, and loads nothing more', async () => {
    const page = await openDemo(definitions, { entry: ['/dist/ap.all.js'] });
    await page.settled();
    expect(filesAsked(page)).to.deep.equal([]);
  });

  it('DEL-06 draws every tag as the other bundle does', async () => {
    const [one, other] = [
      await openDemo(definitions, { entry: ['/dist/ap.all.js'] }),
      await openDemo(definitions),
    ];
    await one.settled();
    await other.settled();
    for (const { tag } of definitions) {
      expect(seenText(one.one(tag)), tag).to.equal(seenText(other.one(tag)));
      const box = ({ width, height }: DOMRect) => `${Math.round(width)} × ${Math.round(height)}`;
      expect(box(one.one(tag).getBoundingClientRect()), tag).to.equal(
        box(other.one(tag).getBoundingClientRect()),
      );
    }
  });

  it('DEL-06 finds tags that are inserted later, moved, removed and put back', async () => {
    const page = await openDemo(definitions, { entry: ['/dist/ap.all.js'] });
    await page.settled();
    for (const { tag, demo } of definitions)
      page.main.append(page.make(demo.replace(`<${tag}`, `<${tag} loading="eager"`)));
    await page.settled();
    for (const host of page.hosts()) page.main.prepend(host);
    await page.settled();
    const hosts = page.hosts();
    for (const host of hosts) host.remove();
    await until(() => hosts.every((host) => host.dataset.apState === 'waiting'));
    page.main.append(...hosts);
    await page.settled();
  });

  it('DEL-06 gives the default and a warning for a wrong attribute', async () => {
    const page = await openDemo(definitions, { entry: ['/dist/ap.all.js'] });
    await page.settled();
    for (const host of page.hosts()) host.setAttribute('lang-overrides', '[{');
    await page.settled();
    await until(() => page.watch.warnings.length === definitions.length);
  });
});
