// Measures what the library costs a page, and prints it beside the goals. `npm run bench`
//   --rounds 5           more rounds, steadier medians.
//   --compare FOLDER     measures another build, a copy of its dist, in the same run.
//   --page               only the article in a window, printed and not saved.
//   --in-page            only many widgets in one page, printed and not saved.
//   --feed               only a live feed of 10,000 messages, printed and not saved.
//   --media              only a film that is played, printed and not saved.
//   --weather            only the weather at the reader's location, printed and not saved.
//   --write              writes docs/bench.md
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { openBrowser } from './measure/browser.ts';
import { measureButtons } from './measure/buttons.ts';
import { measureFeed } from './measure/feed.ts';
import { measureInPage } from './measure/in-page.ts';
import { measureMedia } from './measure/media.ts';
import { measurePages } from './measure/page-cost.ts';
import { measureScrolling } from './measure/scrolling.ts';
import { measureWeather } from './measure/weather.ts';
import { feedTable } from './report/feed-table.ts';
import { floodsOf } from './report/floods-section.ts';
import { goalTable, mediaGoals, pageGoals } from './report/goals.ts';
import { inPageTable } from './report/in-page-table.ts';
import { mediaTable } from './report/media-table.ts';
import { pageTables } from './report/page-tables.ts';
import { type Results, report } from './report/report.ts';
import { weatherTable } from './report/weather-table.ts';
import { type BenchServer, startServer } from './server/start.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    compare: { type: 'string' },
    page: { type: 'boolean', default: false },
    'in-page': { type: 'boolean', default: false },
    feed: { type: 'boolean', default: false },
    media: { type: 'boolean', default: false },
    weather: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1');

const introduction = `# What the library costs a page

The measured page is an article of the demo with share bar, poll and a link to the login. It is compared with the same article in four other
versions:

- *floor*: plain custom elements in one file, without a library (\`bench/floor\`);
- *Shoelace* and *Web Awesome*: their components (\`bench/peers\`);
- *blank*: without widgets.

Bytes are those of script and style on the wire, with headers, in a visit without a press.

The bench presses the poll’s first option as soon as the page is painted. *Answered* is the time until the option is shown as chosen. On our
pages and on the floor’s the form of the server does that before any script. *Taken over* is the time until the widget has rendered the poll
and shows a press on another option. A press without effect is repeated. The bench fails when the first choice is lost.

The peers’ files are served as ours are, but without the page’s security policy, under which the peers do not work. The base style is part of
every page, and not counted for the peers. The browser keeps the source positions of compiled code (\`bench/measure/browser.ts\`): the bench
watches it by an inspector, for which V8 would otherwise parse React a second time on every page, as in no reader’s browser. The figures
depend on the machine, and no test checks them. [budgets.md](budgets.md) has the limits
that the build checks.`;

const results = await withBrowser(measure);
if (results) {
  const text = report(results);
  console.log(`\n${text}\n`);
  save(results, text);
}

async function withBrowser<T>(work: (browser: Browser, server: BenchServer) => Promise<T>): Promise<T> {
  const server = await startServer({ root, previous: values.compare });
  const browser = await openBrowser(server.keyHash);
  try {
    return await work(browser, server);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @returns undefined if only a part was requested */
async function measure(browser: Browser, server: BenchServer): Promise<Results | undefined> {
  const [before = 0] = loadavg();
  const previous = values.compare ? (['previous'] as const) : [];
  const common = { browser, server, rounds };
  if (values['in-page']) {
    console.log(inPageTable(await measureInPage({ ...common, libraries: ['ours', ...previous, 'floor'] })));
    return;
  }
  if (values.feed) {
    console.log(feedTable(await measureFeed(common)));
    return;
  }
  if (values.media) {
    const media = await measureMedia(common);
    console.log(`${goalTable(mediaGoals(media))}\n\n${mediaTable(media)}`);
    return;
  }
  if (values.weather) {
    console.log(weatherTable(await measureWeather(common)));
    return;
  }
  console.log(`The article in ${rounds} rounds…`);
  const page = await measurePages({
    ...common,
    variants: ['ours', 'whole', 'demo', 'floor', 'shoelace', 'webawesome', 'blank', ...previous],
    screen: { width: 1280, height: 900 },
    scrolls: false,
    repeats: true,
  });
  if (values.page) {
    console.log(`\n${goalTable(pageGoals(page))}\n\n${pageTables(page)}\n`);
    return;
  }
  console.log('The same on a phone…');
  const phone = await measurePages({
    ...common,
    variants: ['ours', 'whole', 'demo', 'floor', ...previous],
    screen: { width: 360, height: 740 },
    scrolls: true,
    repeats: false,
  });
  console.log('Many widgets in one page…');
  const inPage = await measureInPage({ ...common, libraries: ['ours', ...previous, 'floor'] });
  console.log('Scrolling under the header…');
  const scrolling = await measureScrolling(common);
  console.log('Sixty favourite buttons…');
  const buttons = await measureButtons(common);
  console.log('A live feed of 10,000 messages…');
  const feed = await measureFeed(common);
  console.log('A film that is pressed…');
  const media = await measureMedia(common);
  console.log('The weather…');
  const weather = await measureWeather(common);
  const [after = 0] = loadavg();
  return {
    command: `npm run bench${process.argv.length > 2 ? ` -- ${process.argv.slice(2).join(' ')}` : ''}`,
    date: new Date().toISOString().slice(0, 10),
    browser: browser.version(),
    protocol: server.protocol,
    cores: cpus().length,
    load: [before, after],
    rounds,
    page,
    phone,
    inPage,
    buttons,
    feed,
    media,
    weather,
    scrolling,
  };
}

function save(results: Results, text: string): void {
  const folder = join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  writeFileSync(join(folder, `${stamp}.json`), `${JSON.stringify(results, null, 2)}\n`);
  if (!values.write) return;
  const page = join(root, 'docs', 'bench.md');
  writeFileSync(page, `${introduction}\n\n${text}\n${floodsOf(readFileSync(page, 'utf8'))}`);
}
