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
    'At full speed. The call of the poll gets no response, so that each poll renders only the data of the page.',
    inPageTable(inPage),
    '## Sixty favourite buttons',
    'Time that sixty cards with a favourite button each add to the main thread. The page already has another widget, the processor is four times slower, and the code is in the cache. Without a login the server’s links stay until one is pressed. With a login the buttons near the viewport are rendered.',
    buttonsTable(buttons),
    '## A live feed of 10,000 messages',
    'Compared with plain articles in blocks of fifty with `content-visibility: auto` (*floor*). Memory is that of the page after garbage collection: JavaScript, DOM and buffers.',
    feedTable(feed),
    '## A film that is pressed',
    'A video of one minute in a page with one other widget. It is pressed when all requests have ended. Bytes are those on the wire; *before* are those loaded without a press.',
    mediaTable(media),
    '## Scrolling under the header',
    'The article at 360 × 740 on a processor four times slower, scrolled down and up by the wheel, 4,300 pixels in all. The header hides, appears again and stays.',
    scrollingTable(scrolling),
    '## The weather of the reader’s own place',
    '`/el-temps` on a first visit, until the place of the browser’s position replaces the place that the server has chosen. Bytes are those on the wire.',
    weatherTable(weather),
    conditions(results),
  ].join('\n\n');
}

function conditions({ command, date, browser, protocol, cores, load, rounds }: Results): string {
  const [before, after] = load.map((one) => number(one, 1));
  return [
    '## How it was measured',
    `\`${command}\`, ${date}: Chromium ${browser}, ${protocol}, medians of ${rounds} interleaved rounds. A ratio is the median of the ratios of each round. Pages on slow 4G (150 ms, 1.6 Mbit/s) with the processor slowed down four times. The machine has ${cores} cores, and its load was ${before} before and ${after} after. The ratios are more reliable than the milliseconds.`,
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
