import { describe, expect, until } from '../support/contract.ts';
import { tryOut } from '../support/controls.ts';
import { configFor, definitions, eventually, it, open, openDemo } from '../support/page.ts';

const mountOf = (host: HTMLElement) => host.querySelector<HTMLElement>(':scope > [data-ap-mount]');
const drawnIn = (host: HTMLElement) => mountOf(host)?.firstElementChild;

// elements are compared here and not by chai, which would print all that hangs on them
const isDrawn = (host: HTMLElement) =>
  expect(Boolean(host.querySelector('[data-ap-mount] > *')), 'something is drawn').to.equal(true);
const isSame = (one: unknown, other: unknown, what: string) => expect(one === other, what).to.equal(true);
const orderOf = (nodes: readonly Element[], among: readonly Element[]) =>
  nodes.map((node) => among.indexOf(node));

/** The server's children as the CMS wrote them, in order. */
const serverContent = (host: HTMLElement) =>
  [...host.children]
    .filter((child) => child !== mountOf(host))
    .map((child) => child.outerHTML.replace(' nonce=""', ''));

for (const subject of definitions) {
  const { tag, demo } = subject;

  describe(`the life of <${tag}>`, () => {
    it('DEL-01 DEL-02 becomes a widget where the script comes after the tag', async () => {
      const page = await openDemo([subject], { entry: [] });
      await page.watch.load('/dist/ap.js');
      await page.settled();
      isDrawn(page.one(tag));
    });

    it('DEL-02 becomes a widget where the definition comes before the tag', async () => {
      const page = await openDemo([subject]);
      await page.settled();
      page.main.append(page.make(demo));
      await page.settled();
      expect(page.all(tag).length).to.equal(2);
      page.all(tag).forEach(isDrawn);
    });

    it('DEL-02 becomes a widget when a script inserts it, whole or inside something else', async () => {
      const page = await open({ body: '', config: configFor(subject) });
      const section = page.document.createElement('section');
      section.append(page.make(demo));
      page.main.append(section);
      await page.settled();
      isDrawn(page.one(tag));
    });

    it('DEL-02 becomes a widget when a script creates the element and describes it afterwards', async () => {
      const page = await openDemo([subject]);
      await page.settled();
      const written = page.make(demo);
      const host = page.document.createElement(tag);
      page.main.append(host);
      for (const { name, value } of written.attributes) host.setAttribute(name, value);
      host.append(...written.childNodes);
      await page.settled([host]);
      isDrawn(host);
    });

    it('DEL-02 lives beside another of its kind, with no id or group of radios in common', async () => {
      const page = await openDemo([subject], { body: demo + demo });
      await page.settled();
      const ids = page.all('[id]').map(({ id }) => id);
      expect(ids).to.deep.equal([...new Set(ids)]);
      const [one = [], other = []] = page
        .all(tag)
        .map((host) => [...host.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ name }) => name));
      expect(other.filter((name) => one.includes(name))).to.deep.equal([]);
    });

    it('DEL-02 keeps its state when it is moved', async () => {
      const page = await openDemo([subject]);
      await page.settled();
      const host = page.one(tag);
      const drawn = drawnIn(host);
      const elsewhere = page.document.createElement('aside');
      page.main.append(elsewhere);
      elsewhere.append(host);
      await page.frames(3);
      isSame(drawnIn(host), drawn, 'the same node is drawn');
      expect(host.dataset.apState).to.equal('ready');

      (page.main as unknown as { moveBefore(node: Node, before: Node | null): void }).moveBefore(host, null);
      await page.frames(3);
      isSame(drawnIn(host), drawn, 'the same node is drawn');
      expect(host.dataset.apState).to.equal('ready');
    });

    it('DEL-02 leaves no timer and no listener behind when it is removed, and lives again when it is put back', async () => {
      // what happens now needs a timer, what is long past may need none
      const body = demo.replaceAll(/\d{4}-\d\d-\d\dT[\d:]+(?:Z|[+-]\d\d:\d\d)/g, new Date().toISOString());
      const page = await openDemo([subject], { body });
      await page.settled();
      const host = page.one(tag);
      const written = serverContent(page.make(body));

      const remove = async () => {
        host.remove();
        await until(() => host.dataset.apState === 'waiting');
        await page.frames(3);
        return page.watch.leftovers().sort();
      };
      const after = await remove();
      expect(mountOf(host) === null).to.equal(true);
      expect(serverContent(host), 'the server content is back').to.deep.equal(written);

      page.main.append(host);
      await page.settled();
      isDrawn(host);
      await remove();
      await eventually(() => expect(page.watch.leftovers().sort()).to.deep.equal(after));
    });

    it('DEL-02 may be removed before its code is there', async () => {
      const page = await openDemo([subject], { entry: [] });
      const host = page.one(tag);
      const loaded = page.watch.load('/dist/ap.js');
      host.remove();
      await loaded;
      page.main.append(page.make(demo));
      await page.settled();
      page.main.append(host);
      await page.settled();
    });

    it('DEL-02 makes a clone of itself a widget of its own, as fresh as the server wrote it', async () => {
      const page = await openDemo([subject]);
      page.stay();
      await page.settled();
      const host = page.one(tag);
      const written = page.make(demo);
      // what is built upon may be open, or have its mark on what the server wrote
      if (subject.contract.content === 'enhance') tryOut(host);
      await page.settled();
      page.allow(/sink HTMLScriptElement text/); // the browser says so of any script that anybody clones
      const clone = host.cloneNode(true) as HTMLElement;
      host.remove();
      page.main.append(clone);
      await page.frames(2);
      await page.settled();
      expect(clone.querySelectorAll(':scope > [data-ap-mount=""]').length).to.equal(1);
      isDrawn(clone);
      clone.remove();
      await until(() => clone.dataset.apState === 'waiting');
      expect(serverContent(clone)).to.deep.equal(serverContent(written));
      expect(clone.querySelectorAll('[data-ap-was]').length).to.equal(0);
    });

    it('DEL-02 comes back when a script of the page replaces what is in the host', async () => {
      const page = await openDemo([subject]);
      await page.settled();
      const host = page.one(tag);
      const drawn = drawnIn(host);
      const paragraph = page.document.createElement('p');
      paragraph.textContent = 'Text nou del CMS';
      host.replaceChildren(paragraph);
      await eventually(() => isSame(drawnIn(host), drawn, 'the same node is drawn'));
      isSame(paragraph.parentElement, host, 'the new content stays');
      // a gate that is closed hides what the CMS adds too
      const isClosed = (host as { open?: boolean }).open === false && tag === 'ap-gate';
      expect(page.window.getComputedStyle(paragraph).display === 'none').to.equal(
        subject.contract.content === 'fallback' || isClosed,
      );
    });

    const slots = Object.keys(subject.contract.slots ?? {}).filter((name) => name !== 'default');
    if (slots.some((name) => demo.includes(`slot="${name}"`)))
      it('DEL-02 places the real nodes of its slots, and gives them back', async () => {
        const page = await openDemo([subject], { entry: [] });
        const host = page.one(tag);
        const before = [...host.children];
        const nodes = [...host.querySelectorAll(':scope > [slot]')];
        await page.watch.load('/dist/ap.js');
        await page.settled();
        // the header builds upon its parts where they are
        const isPlaced = tag !== 'ap-header';
        for (const node of nodes) expect(mountOf(host)?.contains(node), node.slot).to.equal(isPlaced);
        host.remove();
        await until(() => host.dataset.apState === 'waiting');
        expect(orderOf([...host.children], before)).to.deep.equal([...before.keys()]);
      });
  });
}
