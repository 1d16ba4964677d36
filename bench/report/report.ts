import type { ButtonsCost } from '../measure/buttons.ts';
import type { FeedCosts } from '../measure/feed.ts';
import type { InPageCost } from '../measure/in-page.ts';
import type { MediaCost } from '../measure/media.ts';
import type { PageCost } from '../measure/page-cost.ts';
import type { Scrolling, ScrollingCost } from '../measure/scrolling.ts';
import type { WeatherCost } from '../measure/weather.ts';
import { median, medianDifference } from '../statistics.ts';
import { feedTable } from './feed-table.ts';
import { goalTable, mediaGoals, pageGoals, widgetGoals } from './goals.ts';
import { inPageTable } from './in-page-table.ts';
import { number, table } from './markdown.ts';
import { mediaTable } from './media-table.ts';
import { pageTables } from './page-tables.ts';
import { weatherTable } from './weather-table.ts';

export interface Results {
  command: string;
  /** Day of the run, ISO 8601. */
  date: string;
  browser: string;
  protocol: string;
  cores: number;
  /** Load of the machine before and after: other work disturbs times. */
  load: [before: number, after: number];
  rounds: number;
  page: PageCost;
  phone: PageCost;
  inPage: InPageCost;
  buttons: ButtonsCost;
  feed: FeedCosts;
  media: MediaCost;
  scrolling: ScrollingCost;
  weather: WeatherCost;
}

/** Formats everything as Markdown, for both the terminal and docs/bench.md. */
export function report(results: Results): string {
  const { page, phone, inPage, buttons, feed, media, scrolling, weather } = results;
  return [
    '## Goals',
    goalTable([...pageGoals(page), ...widgetGoals(inPage, buttons, feed, media), ...mediaGoals(media)]),
    pageTables(page, phone),
    '## In a page that is open',
    'At full speed. The poll’s call gets no answer, so that what the page gave is drawn and nothing else.',
    inPageTable(inPage),
    '## Sixty favourite buttons',
    'What sixty cards with a button each add to the main thread of a page that has another widget already, on a processor four times slower, with code in the cache. Where nobody is logged in the server’s links stay until one is pressed; where somebody is, the buttons near the window are drawn.',
    buttonsTable(buttons),
    '## A live feed of 10,000 messages',
    'Beside plain articles in blocks of fifty with `content-visibility: auto`. Memory is that of the page after both collections of garbage: JavaScript, what the DOM keeps, and buffers.',
    feedTable(feed),
    '## A film that is pressed',
    'A film of a minute in a page with one other widget, pressed when nothing is on its way any more. Bytes are those on the wire; *before* is what comes though nobody presses.',
    mediaTable(media),
    '## Scrolling under the header',
    'The article at 360 × 740 on a processor four times slower, scrolled down and up by the wheel, 4,300 pixels in all; the header hides, comes back and stays.',
    scrollingTable(scrolling),
    '## The weather of the reader’s own place',
    '`/el-temps` on a first visit, until the place that the browser’s position leads to is shown in place of the server’s. Bytes are those on the wire.',
    weatherTable(weather),
    conditions(results),
  ].join('\n\n');
}

function conditions({ command, date, browser, protocol, cores, load, rounds }: Results): string {
  const [before, after] = load.map((one) => number(one, 1));
  return [
    '## How it was measured',
    `\`${command}\`, ${date}: Chromium ${browser}, ${protocol}, medians of ${rounds} interleaved rounds; ratios are medians of each round’s ratio. Pages on slow 4G (150 ms, 1.6 Mbit/s) with the processor slowed down four times. The machine has ${cores} cores and its load was ${before} before and ${after} after: trust the ratios more than the milliseconds.`,
  ].join('\n\n');
}

/** Compares the cost of sixty favourite buttons with that of plain custom elements in their place. */
function buttonsTable({ without, anonymous, member, floor }: ButtonsCost): string {
  const row = (name: string, times: readonly number[]) => [
    name,
    number(median(times)),
    number(medianDifference(times, without)),
  ];
  return table([
    ['', 'main thread ms', 'added by the buttons'],
    row('the library, nobody logged in', anonymous),
    row('the library, somebody logged in', member),
    row('floor: plain custom elements, drawn at once', floor),
    row('no buttons', without),
  ]);
}

/** Reports the cost that the header's script adds to scrolling. */
function scrollingTable({ with: own, without }: ScrollingCost): string {
  const row = (name: string, visits: readonly Scrolling[]) => {
    const of = (read: (visit: Scrolling) => number, digits = 0) => number(median(visits.map(read)), digits);
    return [
      name,
      number(visits.reduce((sum, { longTasks }) => sum + longTasks.length, 0)),
      number(Math.max(0, ...visits.flatMap(({ longTasks }) => longTasks))),
      of(({ layouts }) => layouts),
      of(({ script }) => script, 1),
      of(({ changes }) => changes),
    ];
  };
  return table([
    ['', 'long tasks, all rounds', 'longest ms', 'layouts', 'script ms', 'changes of state'],
    row('the header', own),
    row('the header as the server wrote it', without),
  ]);
}
