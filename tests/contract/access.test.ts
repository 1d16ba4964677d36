import { sendKeys } from '@web/test-runner-commands';
import type { AxeResults } from 'axe-core';
import { describe, expect, until } from '../support/contract.ts';
import { controlsOf, tabStopsOf, tryOut } from '../support/controls.ts';
import { configFor, definitions, it, open, openDemo, type Page } from '../support/page.ts';

const head = `<link rel="stylesheet" href="/tests/contract/pages/paper.css">
<script src="/node_modules/axe-core/axe.min.js"></script>`;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function axe(page: Page, context: HTMLElement): Promise<string[]> {
  const runner = (page.window as unknown as { axe: typeof import('axe-core') }).axe;
  const { violations }: AxeResults = await runner.run(context, { runOnly: rules });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
  );
}

/** What reaches beyond the right edge, by its outermost element. */
function overflow(page: Page): string[] {
  const { scrollWidth, clientWidth } = page.document.documentElement;
  return scrollWidth <= clientWidth ? [] : [`${scrollWidth} px in a window of ${clientWidth} px`];
}

/** It speaks of messages when some come, and no press on its demo brings any: tests/pages/live-feed hear its events. */
const SILENT = 'ap-live-feed';

for (const subject of definitions) {
  const { tag, contract, demo } = subject;

  describe(`access to <${tag}>`, () => {
    for (const theme of ['light', 'dark'])
      it(`has no fault that axe finds, in ${theme}, before the script and after`, async () => {
        const page = await openDemo([subject], { entry: [], head });
        page.document.documentElement.dataset.theme = theme;
        const host = page.one(tag);
        expect(await axe(page, host), 'server content').to.deep.equal([]);
        await page.watch.load('/dist/ap.js');
        await page.settled();
        expect(await axe(page, host), 'widget').to.deep.equal([]);
      });

    it('can be used by the keyboard: every control is reached, in order, and the focus is seen', async () => {
      const page = await openDemo([subject]);
      await page.settled();
      const host = page.one(tag);
      const stops = tabStopsOf(host);
      const before = page.document.createElement('button');
      before.textContent = 'abans';
      host.before(before);
      page.window.focus();
      before.focus();
      for (const stop of stops) {
        const last = page.document.activeElement;
        const isBetween = (active: Element | null) =>
          // day, month and year of a date; and the share bar of a message comes with the focus
          (last === active && last?.matches('[type=date]')) || active?.closest('ap-live-feed ap-share-bar');
        do await sendKeys({ press: 'Tab' });
        while (isBetween(page.document.activeElement));
        const focused = page.document.activeElement as HTMLElement;
        expect(focused === stop, `${focused.outerHTML} instead of ${stop.outerHTML}`).to.equal(true);
        const marked = [focused, focused.closest('label')].some((element) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth } = page.window.getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        expect(marked, `the focus is seen on ${focused.outerHTML}`).to.equal(true);
      }
    });

    it('fits a window of 320 px, with its server content and as a widget', async () => {
      const page = await openDemo([subject], { entry: [], width: 320 });
      expect(overflow(page), 'server content').to.deep.equal([]);
      await page.watch.load('/dist/ap.js');
      await page.settled();
      expect(overflow(page), 'widget').to.deep.equal([]);
      page.stay();
      for (const control of controlsOf(page.one(tag))) control.click();
      await page.settled();
      expect(overflow(page), 'after every control').to.deep.equal([]);
    });

    it('fits with texts of twice the size', async () => {
      const twice = '<link rel="stylesheet" href="/tests/contract/pages/twice.css">';
      const page = await openDemo([subject], { head: twice, width: 640 });
      await page.settled();
      expect(overflow(page)).to.deep.equal([]);
    });

    it('DEL-03 sends the events of its contract alone, bubbling and composed, and none for a change of attribute', async () => {
      const page = await openDemo([subject]);
      await page.settled();
      const heard: string[] = [];
      const known = Object.keys(contract.events ?? {});
      const dispatch = page.window.EventTarget.prototype.dispatchEvent;
      page.window.EventTarget.prototype.dispatchEvent = function (event) {
        if (event.type.startsWith('ap-') && this === page.one(tag)) {
          heard.push(event.type);
          expect(known, event.type).to.include(event.type);
          expect(event.bubbles && event.composed, `${event.type} bubbles and is composed`).to.equal(true);
        }
        return dispatch.call(this, event);
      };
      page.stay();
      tryOut(page.one(tag));
      await page.settled();
      if (known.length && tag !== SILENT) await until(() => heard.length > 0);
    });
  });

  describe(`<${tag}> in a shadow root of the page's`, () => {
    it('DEL-03 is heard outside', async () => {
      const page = await open({ body: demo, config: configFor(subject) });
      await page.settled();
      const box = page.document.createElement('div');
      box.attachShadow({ mode: 'open' }).append(page.one(tag));
      page.main.append(box);
      await page.frames(2);
      const host = box.shadowRoot?.querySelector<HTMLElement>(tag) as HTMLElement;
      const heard = new Set<string>();
      const known = Object.keys(contract.events ?? {});
      for (const name of known) page.document.addEventListener(name, () => heard.add(name));
      page.stay();
      tryOut(host);
      if (known.length && tag !== SILENT) await until(() => heard.size > 0);
    });
  });
}
