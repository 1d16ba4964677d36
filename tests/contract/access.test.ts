import { sendKeys } from '@web/test-runner-commands';
import type { AxeResults, RunOptions } from 'axe-core';
import { axeRules } from '../support/axe-rules.ts';
import { describe, done, expect, step, until } from '../support/contract.ts';
import { expectedEvents, heardOutside } from '../support/contract-shadow.ts';
import { controlsOf, tabStopsOf, tryOut } from '../support/controls.ts';
import { areGone, definitions, it, openDemo, type Page, type TestedDefinition } from '../support/page.ts';

const head = `<link rel="stylesheet" href="/tests/contract/pages/paper.css">
<script src="/node_modules/axe-core/axe.min.js"></script>`;
/** Accessibility rules that a theme can affect. */
const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

async function axe(page: Page, context: HTMLElement, theme: string, options: RunOptions): Promise<void> {
  page.document.documentElement.dataset.theme = theme;
  await page.frames(2);
  const transitions = page.document.getAnimations().filter((one) => 'transitionProperty' in one);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const runner = (page.window as unknown as { axe: typeof import('axe-core') }).axe;
  const { violations }: AxeResults = await runner.run(context, options);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
  );
  expect(found, `axe, ${theme}`).to.deep.equal([]);
}

/** Tests that nothing reaches beyond the right edge. */
function fits(page: Page) {
  const { scrollWidth, clientWidth } = page.document.documentElement;
  expect(scrollWidth, 'px needed').to.be.at.most(clientWidth);
}

/** Waits until the content at the end of the page, and all content that it loads in turn, has arrived. */
async function seenToTheEnd(page: Page) {
  for (const top of [page.document.body.scrollHeight, 0]) {
    page.window.scrollTo({ top, behavior: 'instant' });
    await page.frames(2);
    await page.settled();
  }
}

/** Tabs through the widget: every control must be reached in order, with a visible focus. */
async function walk(page: Page, host: HTMLElement) {
  const stops = tabStopsOf(host);
  const before = page.document.createElement('button');
  before.textContent = 'abans';
  host.before(before);
  page.window.focus();
  before.focus();
  for (const stop of stops) {
    const last = page.document.activeElement;
    /** Tests for a nested tag that loaded because of the focus. */
    const isNew = (active: HTMLElement) =>
      !stops.includes(active) && host.contains(active) && active.closest('[data-ap-state]') !== host;
    const isBetween = (active: Element | null) =>
      // a date field has three stops: day, month and year
      (last === active && last?.matches('[type=date]')) || isNew(active as HTMLElement);
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
  before.remove();
}

/** Records the widget's events from now on; checks that each is in its contract, bubbles and is composed. */
function hear(page: Page, { tag, contract }: TestedDefinition): string[] {
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
  return heard;
}

for (const subject of definitions) {
  const { tag, contract } = subject;

  describe(`access to <${tag}>`, () => {
    it('has no fault that axe finds, fits 320 px and texts of twice the size, and is used by the keyboard', async () => {
      const page = await openDemo([subject], { entry: [], head, width: 320 });
      page.stay();
      const host = page.one(tag);

      await step('server content', async () => {
        fits(page);
        await axe(page, host, 'light', axeRules);
        await axe(page, host, 'dark', colours);
      });
      await step('widget in 320 px', async () => {
        await page.watch.load('/dist/ap.js');
        await page.settled();
        fits(page);
        await axe(page, host, 'dark', axeRules);
      });
      await step('widget in 900 px', async () => {
        await page.resize(900);
        await page.settled();
        await axe(page, host, 'dark', colours);
        await axe(page, host, 'light', axeRules);
      });
      await step('texts of twice the size', async () => {
        const twice = page.document.createElement('link');
        Object.assign(twice, { rel: 'stylesheet', href: '/tests/contract/pages/twice.css' });
        const there = new Promise((resolve) => twice.addEventListener('load', resolve));
        page.document.head.append(twice);
        await done(there, 'a style');
        await page.resize(640);
        await page.settled();
        fits(page);
        twice.remove();
      });
      await step('keyboard', async () => {
        await page.resize(900);
        await seenToTheEnd(page);
        await walk(page, host);
      });
      await step('every control in 320 px', async () => {
        host.remove(); // content that loaded because of the focus is not tested here
        await areGone([host]);
        await page.resize(320);
        page.main.append(host);
        await page.settled();
        for (const control of controlsOf(host)) control.click();
        await page.settled();
        fits(page);
      });
    });

    it('DEL-03 sends only the events of its contract, and none for a change of attribute', async () => {
      const page = await openDemo([subject], { width: 320, entry: [] });
      const all = hear(page, subject);
      const causeOf = (name: string) => contract.events?.[name as `ap-${string}`]?.cause;
      await page.watch.load('/dist/ap.js');
      await page.settled();
      for (const name of Object.keys(contract.events ?? {}))
        if (causeOf(name) === 'answer')
          await until(() => all.includes(name), `${name}, with the first answer`);
      await page.settled();
      page.stay();
      const before = all.length;
      const heard = () => all.slice(before).filter((name) => !causeOf(name));
      page.one(tag).setAttribute('site', 'lacolla');
      await page.settled();
      page.one(tag).removeAttribute('site');
      await page.settled();
      expect(heard(), 'for a change of attribute').to.deep.equal([]);
      tryOut(page.one(tag));
      await page.settled();
      const expected = expectedEvents(subject).filter((name) => !causeOf(name));
      const missing = `one of ${expected.join(', ')} after every control was pressed (or its contract says another cause)`;
      if (expected.length) await until(() => heard().length > 0, missing);
      fits(page);
    });
  });
}

// a fallback tag and an enhancing tag; tests/full/contract has every tag
for (const kind of ['fallback', 'enhance']) {
  const subject = definitions.find((one) => one.contract.content === kind && expectedEvents(one).length > 0);
  if (subject)
    describe(`<${subject.tag}> in a shadow root of the page's`, () => {
      it('DEL-03 is heard outside', () => heardOutside(subject));
    });
}
