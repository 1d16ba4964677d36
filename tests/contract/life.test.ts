import { describe, expect, step } from '../support/contract.ts';
import { tryOut } from '../support/controls.ts';
import { areGone, definitions, eventually, it, openDemo, type Page } from '../support/page.ts';

const mountOf = (host: HTMLElement) => host.querySelector<HTMLElement>(':scope > [data-ap-mount=""]');
const drawnIn = (host: HTMLElement) => mountOf(host)?.firstElementChild;

// compares elements here instead of in chai, which would print everything they refer to
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

async function remove(page: Page, ...hosts: HTMLElement[]) {
  for (const host of hosts) host.remove();
  await areGone(hosts);
  await page.frames(3);
}

for (const subject of definitions) {
  const { tag, demo } = subject;
  const { content, slots } = subject.contract;

  describe(`the life of <${tag}>`, () => {
    it('DEL-01 DEL-02 begins alone on a page, with no violation of the policy, wherever the tag comes from', async () => {
      const page = await openDemo([subject], { entry: [] });
      const first = page.one(tag);
      const children = [...first.children];

      await step('the script comes after the tag', async () => {
        const slotted = [...first.querySelectorAll(':scope > [slot]')];
        await page.watch.load('/dist/ap.js');
        await page.settled();
        isDrawn(first);
        // the real nodes of its slots are moved into the widget, or enhanced in place
        for (const node of slotted)
          expect(mountOf(first)?.contains(node), node.slot).to.equal(!slots?.[node.slot]?.stays);
      });

      await step('the definition comes before the tag, and there are two', async () => {
        page.main.append(page.make(demo));
        await page.settled();
        expect(page.all(tag).length).to.equal(2);
        page.all(tag).forEach(isDrawn);
        const ids = page.all('[id]').map(({ id }) => id);
        expect(ids, 'ids').to.deep.equal([...new Set(ids)]);
        const [one = [], other = []] = page
          .all(tag)
          .map((host) => [...host.querySelectorAll<HTMLInputElement>('[type=radio]')]);
        // radios in a server form belong to that form's group
        const isOneGroup = (radio: HTMLInputElement) =>
          one.some(({ name, form }) => name === radio.name && form === radio.form);
        expect(other.filter(isOneGroup), 'groups of radios').to.deep.equal([]);
      });

      await step('they are removed, and have their nodes back', async () => {
        await remove(page, ...page.all(tag));
        expect(orderOf([...first.children], children)).to.deep.equal([...children.keys()]);
      });

      await step('a script inserts it inside something else', async () => {
        const section = page.document.createElement('section');
        section.append(page.make(demo));
        page.main.append(section);
        await page.settled();
        isDrawn(page.one(tag));
        section.remove();
      });

      await step('a script creates the element and describes it afterwards', async () => {
        const written = page.make(demo);
        const host = page.document.createElement(tag);
        page.main.append(host);
        for (const { name, value } of written.attributes) host.setAttribute(name, value);
        host.append(...written.childNodes);
        await page.settled([host]);
        isDrawn(host);
      });
    });

    it('DEL-02 keeps its nodes when moved, cleans up when removed, and works again when reinserted', async () => {
      // current dates need a timer, past dates may not
      const body = demo.replaceAll(/\d{4}-\d\d-\d\dT[\d:]+(?:Z|[+-]\d\d:\d\d)/g, new Date().toISOString());
      const page = await openDemo([subject], { body });
      await page.settled();
      const host = page.one(tag);
      const written = serverContent(page.make(body));

      const isAsBefore = async (move: () => void) => {
        const drawn = drawnIn(host);
        move();
        await page.frames(3);
        isSame(drawnIn(host), drawn, 'the same node is drawn');
        expect(host.dataset.apState).to.equal('ready');
      };
      await step('moved', async () => {
        const elsewhere = page.document.createElement('aside');
        page.main.append(elsewhere);
        await isAsBefore(() => elsewhere.append(host));
        // Safari does not support `moveBefore` yet
        const { main } = page;
        if ('moveBefore' in main) await isAsBefore(() => (main as MovingElement).moveBefore(host, null));
      });

      await step('removed, put back and removed', async () => {
        await remove(page, host);
        const after = page.watch.leftovers();
        expect(mountOf(host) === null).to.equal(true);
        expect(serverContent(host), 'the server content is back').to.deep.equal(written);

        page.main.append(host);
        await page.settled();
        isDrawn(host);
        await remove(page, host);
        // a timer of the page itself may have ended meanwhile
        const more = () => {
          const known = [...after];
          return page.watch.leftovers().filter((one) => {
            const place = known.indexOf(one);
            if (place >= 0) known.splice(place, 1);
            return place < 0;
          });
        };
        await eventually(() => expect(more(), 'left behind').to.deep.equal([]));
      });

      await step('a script of the page replaces what is in the host', async () => {
        page.main.append(host);
        await page.settled();
        const drawn = drawnIn(host);
        const paragraph = page.document.createElement('p');
        paragraph.textContent = 'Text nou del CMS';
        host.replaceChildren(paragraph);
        await eventually(() => isSame(drawnIn(host), drawn, 'the same node is drawn'));
        isSame(paragraph.parentElement, host, 'the new content stays');
        // a state that hides the server content, such as a closed gate, also hides content that the CMS adds
        const { seenWhile } = slots?.default ?? {};
        const isHidden = seenWhile !== undefined && !(host as unknown as Record<string, unknown>)[seenWhile];
        expect(
          page.window.getComputedStyle(paragraph).display === 'none',
          'the new content is hidden',
        ).to.equal(content === 'fallback' || isHidden);
      });
    });

    it('DEL-02 can be removed before its code loads, and its clone starts from the server content', async () => {
      const page = await openDemo([subject], { entry: [] });
      page.stay();
      const host = page.one(tag);
      const loaded = page.watch.load('/dist/ap.js');
      host.remove();
      await loaded;
      const other = page.make(demo);
      page.main.append(other);
      await page.settled();
      page.main.append(host);
      await page.settled();
      await remove(page, other);

      const written = page.make(demo);
      // server content of an enhancing tag may have changed state, such as open or checked
      if (content === 'enhance') tryOut(host);
      await page.settled();
      page.allow(/sink HTMLScriptElement text/); // the browser reports this for any cloned script
      const clone = host.cloneNode(true) as HTMLElement;
      host.remove();
      page.main.append(clone);
      await page.frames(2);
      await page.settled();
      expect(clone.querySelectorAll(':scope > [data-ap-mount=""]').length).to.equal(1);
      isDrawn(clone);
      await remove(page, clone);
      expect(serverContent(clone)).to.deep.equal(serverContent(written));
      expect(clone.querySelectorAll('[data-ap-was]').length).to.equal(0);
    });
  });
}

/** Method that TypeScript's DOM types do not have yet. */
interface MovingElement extends HTMLElement {
  moveBefore(node: Node, before: Node | null): void;
}
