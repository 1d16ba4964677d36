import { attributeName } from '../../src/element/contract.ts';
import { describe, expect } from '../support/contract.ts';
import { controlsOf } from '../support/controls.ts';
import { definitionsInQuick, eventually, it, openDemo, type Page, seenText } from '../support/page.ts';
import { rightSample } from '../support/samples.ts';

/** Imitates a browser's translation: each text goes into two `<font>` elements, and the old node is discarded. */
function translate(page: Page, host: HTMLElement) {
  const walker = page.document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, font'),
  )) {
    const outer = page.document.createElement('font');
    const inner = page.document.createElement('font');
    inner.append(page.document.createTextNode(text.data));
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Ignores the line breaks that translation elements cause in flex containers: the words stay the same. */
const words = (host: HTMLElement) => seenText(host).split(/\s+/).join(' ');

for (const subject of definitionsInQuick) {
  const { tag, contract } = subject;

  describe(`<${tag}> on a page that the browser translates`, () => {
    it('BEY-26 shows the same text in a translated page as in an untranslated one, without errors', async () => {
      const page = await openDemo([subject], { entry: [] });
      translate(page, page.one(tag));
      await page.watch.load('/dist/ap.js');
      const plain = await openDemo([subject], { height: 100 });
      const hosts = [page.one(tag), plain.one(tag)] as const;
      for (const host of hosts) host.setAttribute('loading', 'eager');
      plain.one(tag).scrollIntoView();
      const settled = () => Promise.all([page.settled(), plain.settled()]);
      await settled();

      const bothAfter = async (what: string, change: (host: HTMLElement) => void) => {
        translate(page, hosts[0]);
        for (const host of hosts) change(host);
        await settled();
        await eventually(() => expect(words(hosts[0]), what).to.equal(words(hosts[1])));
      };
      for (const each of [page, plain]) each.stay();
      const count = controlsOf(hosts[0]).length;
      for (let i = 0; i < count; i++)
        for (const times of ['once', 'twice'])
          await bothAfter(`control ${i} pressed ${times}`, (host) => controlsOf(host)[i]?.click());
      for (const [property, attribute] of Object.entries(contract.attributes)) {
        if (attribute.required) continue;
        const name = attributeName(property);
        const before = hosts[0].getAttribute(name);
        await bothAfter(`${name} set`, (host) => host.setAttribute(name, rightSample(attribute).text));
        if (before !== null) await bothAfter(`${name} set back`, (host) => host.setAttribute(name, before));
        else if (attribute.type !== 'date')
          await bothAfter(`${name} removed`, (host) => host.removeAttribute(name));
      }
      translate(page, hosts[0]);
      hosts[0].remove();
      await eventually(() => expect(hosts[0].dataset.apState, `<${tag}> removed`).to.equal('waiting'));
      page.main.append(hosts[0]);
      await page.settled();
    });
  });
}
