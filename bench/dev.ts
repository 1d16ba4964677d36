// Time from the author's save until the page shows the change, under npm run dev: `npm run bench:dev`
import { startDevCopy } from '../tests/support/dev-copy.ts';
import { openBrowser } from './measure/browser.ts';

const ROUNDS = 5;

/** Changes that each round makes and reverts; `seen` holds the selectors that match before and after. */
const changes = [
  {
    what: 'a text of a widget',
    file: 'elements/poll/poll.texts.ts',
    words: ["'Voteu'", "'Voteu ara'"],
    seen: ['ap-poll button:text-is("Voteu")', 'ap-poll button:text-is("Voteu ara")'],
  },
  {
    what: 'a page of the demo',
    file: 'demo/cms/templates/layout.ts',
    words: ['"site-footer"', '"site-footer changed"'],
    seen: ['footer.site-footer:not(.changed)', 'footer.changed'],
  },
] as const;

const dev = await startDevCopy();
const browser = await openBrowser(undefined);
const page = await browser.newPage();
await page.goto(`${dev.url}/enquestes/1`);
for (const { what, file, words, seen } of changes) {
  await page.locator(seen[0]).first().waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [from, to] = round % 2 ? ([1, 0] as const) : ([0, 1] as const);
    const start = performance.now();
    dev.change(file, words[from], words[to]);
    await page.locator(seen[to]).first().waitFor();
    times.push(Math.round(performance.now() - start));
  }
  console.log(`${what}: ${times.sort((one, other) => one - other)[ROUNDS >> 1]} ms (${times.join(', ')})`);
}
await browser.close();
await dev.stop();
