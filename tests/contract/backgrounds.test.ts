import { step } from '../support/contract.ts';
import { definitionsInQuick, it, openDemo, type Page } from '../support/page.ts';
import { axe } from '../support/widget/axe.ts';

const head = '<link rel="stylesheet" href="/tests/contract/pages/backgrounds.css">';

async function canBeRead(page: Page, tag: string) {
  for (const background of ['light', 'dark', 'coloured'])
    await step(background, async () => {
      page.document.documentElement.dataset.background = background;
      await page.frames(2);
      await axe(page, tag);
    });
}

for (const subject of definitionsInQuick)
  it(`<${subject.tag}> is readable on light, dark and coloured pages, before and after it loads`, async () => {
    const body = `<div class="entry-content">${subject.demo}</div>`;
    const page = await openDemo([subject], { head, body, entry: [] });
    await step('server content', () => canBeRead(page, subject.tag));
    await page.watch.load('/dist/ap.js');
    await page.settled();
    await step('widget', () => canBeRead(page, subject.tag));
  });
