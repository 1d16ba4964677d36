import { sendKeys } from '@web/test-runner-commands';
import type { AxeResults, RunOptions } from 'axe-core';
import { describe, expect, until } from '../support/contract.ts';
import { heardOutside, SILENT } from '../support/contract-shadow.ts';
import { controlsOf, tabStopsOf, tryOut } from '../support/controls.ts';
import { definitions, it, openDemo, type Page, step, type TestedDefinition } from '../support/page.ts';

const head = `<link rel="stylesheet" href="/tests/contract/pages/paper.css">
<script src="/node_modules/axe-core/axe.min.js"></script>`;
const all: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** All that another theme can change. */
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

/** Nothing reaches beyond the right edge. */
function fits(page: Page) {
  const { scrollWidth, clientWidth } = page.document.documentElement;
  expect(scrollWidth, 'px needed').to.be.at.most(clientWidth);
}

/** Tabs through the widget: every control is reached, in order, and marked. */
async function walk(page: Page, host: HTMLElement) {
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
  before.remove();
}

/** Notes the events of a widget from now on, and that each is of its contract, bubbles and is composed. */
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

const hasAnswer = (page: Page, call: string) =>
  page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes(call));

for (const subject of definitions) {
  const { tag, contract } = subject;

  describe(`access to <${tag}>`, () => {
    it('has no fault that axe finds, fits 320 px and texts of twice the size, and is used by the keyboard', async () => {
      const page = await openDemo([subject], { entry: [], head, width: 320 });
      page.stay();
      const host = page.one(tag);

      await step('server content', async () => {
        fits(page);
        await axe(page, host, 'light', all);
        await axe(page, host, 'dark', colours);
      });
      await step('widget in 320 px', async () => {
        await page.watch.load('/dist/ap.js');
        await page.settled();
        fits(page);
        await axe(page, host, 'dark', all);
      });
      await step('widget in 900 px', async () => {
        await page.resize(900);
        await page.settled();
        await axe(page, host, 'dark', colours);
        await axe(page, host, 'light', all);
      });
      await step('texts of twice the size', async () => {
        const twice = page.document.createElement('link');
        Object.assign(twice, { rel: 'stylesheet', href: '/tests/contract/pages/twice.css' });
        const there = new Promise((resolve) => twice.addEventListener('load', resolve));
        page.document.head.append(twice);
        await there;
        await page.resize(640);
        await page.settled();
        fits(page);
        twice.remove();
      });
      await step('keyboard', async () => {
        await page.resize(900);
        await page.settled();
        await walk(page, host);
      });
      await step('every control in 320 px', async () => {
        host.remove(); // what the focus brought is no part of this
        await until(() => host.dataset.apState === 'waiting');
        await page.resize(320);
        page.main.append(host);
        await page.settled();
        for (const control of controlsOf(host)) control.click();
        await page.settled();
        fits(page);
      });
    });

    it('DEL-03 sends the events of its contract alone, bubbling and composed, and none for a change of attribute', async () => {
      const page = await openDemo([subject], { width: 320 });
      await page.settled();
      // its first answer, which is an event too, comes by way of a lock that may take a while
      if (tag === 'ap-streaming-list') await until(() => hasAnswer(page, '/streaming/'));
      await page.settled();
      page.stay();
      const heard = hear(page, subject);
      page.one(tag).setAttribute('site', 'lacolla');
      await page.settled();
      page.one(tag).removeAttribute('site');
      await page.settled();
      expect(heard, 'for a change of attribute').to.deep.equal([]);
      tryOut(page.one(tag));
      await page.settled();
      if (Object.keys(contract.events ?? {}).length && tag !== SILENT) await until(() => heard.length > 0);
      fits(page);
    });
  });
}

// one that draws in place of what the server wrote and one that builds upon it; tests/full/contract has every tag
for (const tag of ['ap-poll', 'ap-header'])
  describe(`<${tag}> in a shadow root of the page's`, () => {
    it('DEL-03 is heard outside', () =>
      heardOutside(definitions.find((subject) => subject.tag === tag) as TestedDefinition));
  });
