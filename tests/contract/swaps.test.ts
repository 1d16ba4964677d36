/** Scripts that replace, rewrite or bring back a part of the page: swaps, morphs and snapshots (docs/integrating.md). */
import { describe, expect, step, until } from '../support/contract.ts';
import { definitions, demoOf, eventually, it, open, openDemo, type Page } from '../support/page.ts';

const video = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const content = `<ap-social-embed provider="youtube" url="${video}" loading="eager"><a href="${video}">Vídeo</a></ap-social-embed>
<ap-share-bar url="https://web.example/" share-title="Títol" loading="eager">
<a href="https://x.com/intent/post">X</a></ap-share-bar>`;

/** Replaces the page's body, as Turbo and pjax do. */
function swap(page: Page, site: string) {
  const body = page.document.createElement('body');
  body.append(page.make(`<ap-config site="${site}"></ap-config>`), page.make(`<main>${content}</main>`));
  page.document.body.replaceWith(body);
}

/** Collects the addresses of frames that were in the page, even briefly. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  new page.window.MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof page.window.Element)
          for (const frame of [node, ...node.querySelectorAll('iframe')])
            if (frame.localName === 'iframe') frames.push(frame.getAttribute('src') ?? '');
  }).observe(page.document, { childList: true, subtree: true });
  return frames;
}

const isForChildren = (page: Page) => page.one('ap-share-bar').hidden && !page.all('iframe').length;

describe('another body', () => {
  it('BEY-11 SITE-14 of the club offers no third party, not for a moment, and one of another site does', async () => {
    const page = await open({ body: content });
    await page.settled();
    await guarded(page);
    const frames = framesOf(page);
    await step('a body of the club', async () => {
      swap(page, 'lacolla');
      page.window.ap?.consent.set({ embeds: ['youtube'] });
      await page.settled();
      await eventually(() => expect(isForChildren(page)).to.equal(true));
      expect(frames).to.deep.equal([]);
    });
    await step('a body of another site', async () => {
      page.allow(/youtube/);
      swap(page, 'apunts');
      await page.settled();
      await until(() => !page.one('ap-share-bar').hidden, 'the share bar');
      await until(() => frames.length > 0, 'the frame that the reader has agreed to');
    });
  });

  it('BEY-11 a widget that stays follows the site of the page', async () => {
    const page = await open({ body: content });
    await page.settled();
    await guarded(page);
    page.one('ap-config').replaceWith(page.make('<ap-config site="lacolla"></ap-config>'));
    await until(() => isForChildren(page), 'what children see');
    page.one('ap-config').setAttribute('site', 'apunt');
    await until(() => !page.one('ap-share-bar').hidden, 'the share bar');
  });
});

type Attributes = Map<Element, [name: string, value: string][]>;

const isServers = (node: Element) => !node.closest('[data-ap-mount], [data-ap-made]');

const attributesOf = (nodes: Iterable<Element>): Attributes =>
  new Map([...nodes].map((node) => [node, [...node.attributes].map(({ name, value }) => [name, value])]));

/** Waits for the guard, which starts after the first tag and removes dead mount nodes. */
async function guarded(page: Page) {
  const dead = page.make('<div data-ap-mount="mini"></div>');
  page.main.append(dead);
  await until(() => !dead.isConnected, 'the guard');
}

/** Resets nodes to the server's response, as a morph does: attributes and children that it lacks are removed. */
function morph(host: Element, written: Attributes) {
  for (const drawn of host.querySelectorAll('[data-ap-mount]'))
    if (drawn.isConnected && !drawn.parentElement?.closest('[data-ap-mount]')) drawn.remove();
  for (const [node, attributes] of written) {
    const wanted = new Map(attributes);
    for (const { name } of [...node.attributes]) if (!wanted.has(name)) node.removeAttribute(name);
    for (const [name, value] of wanted) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

/** Returns all attributes except those that the page or the reader sets. */
const keptOf = (node: Element, page: readonly string[]) =>
  [...node.attributes]
    .filter(({ name }) => !page.includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join(' ');

const toName = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

for (const subject of definitions) {
  describe(`a morph of <${subject.tag}>`, () => {
    it('BEY-25 keeps the widget, its attributes, and its changes of server content', async () => {
      const page = await openDemo([subject], { entry: [] });
      const host = page.one(subject.tag);
      const written = attributesOf([host, ...host.querySelectorAll('*')]);
      await page.watch.load('/dist/ap.js');
      await page.settled();
      const nodes = [...written.keys()].filter(
        (node) => node.isConnected && (node === host || isServers(node)),
      );
      const ofContract = Object.keys(subject.contract.attributes).map(toName);
      // attributes of the contract, the reader and the slides library, and attributes that the next change sets again
      const ofPage = [...ofContract, 'open', 'style', 'class', 'aria-busy', 'data-slides'];
      const drawn = nodes.map((node) => keptOf(node, ofPage));
      const mounts = page.all('[data-ap-mount]').length;
      await guarded(page);
      morph(host, new Map(nodes.map((node) => [node, written.get(node) ?? []])));
      await page.frames(2);
      expect(nodes.map((node) => keptOf(node, ofPage))).to.deep.equal(drawn);
      expect(page.all('[data-ap-mount]').length).to.equal(mounts);
      expect(host.dataset.apState).to.equal('ready');
    });
  });
}

describe('a snapshot', () => {
  it('brings back no player at the edge of the window that nobody can close', async () => {
    const page = await open({ body: demoOf('ap-poll') });
    await page.settled();
    const dead = '<div data-ap-mount="mini"><aside><button>Tanca</button></aside></div>';
    page.document.body.append(page.make(dead));
    await until(() => !page.all('[data-ap-mount="mini"]').length, 'the dead player to be gone');
  });

  it('DEL-02 of drawn widgets is as fresh as the server wrote it, before their code is there too', async () => {
    const first = await openDemo(definitions.filter(({ tag }) => tag === 'ap-poll' || tag === 'ap-header'));
    await first.settled();
    const html = first.one('main').innerHTML;
    const page = await open({ body: html.replaceAll(/<script[\s\S]*?<\/script>/g, '') });
    await page.settled();
    for (const host of page.hosts())
      expect(host.querySelectorAll(':scope > [data-ap-mount=""]').length, host.localName).to.equal(1);
  });
});
