import type { ButtonsCost } from '../measure/buttons.ts';
import type { FeedCosts } from '../measure/feed.ts';
import type { InPageCost } from '../measure/in-page.ts';
import type { Library } from '../measure/in-page-steps.ts';
import type { PageCost } from '../measure/page-cost.ts';
import type { RequestCost } from '../measure/requests.ts';
import type { ScrollingCost } from '../measure/scrolling.ts';
import type { Visit } from '../measure/visit.ts';
import type { Variant } from '../server/variants.ts';
import { median, medianRatio } from '../statistics.ts';
import { buttonsTable } from './buttons-table.ts';
import { feedTable } from './feed-table.ts';
import { figures, type Goal, goalsOf, holds, KB } from './goals.ts';
import { number, table } from './markdown.ts';
import { scrollingTable } from './scrolling-table.ts';

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
  scrolling: ScrollingCost;
}

const names: Record<Variant, string> = {
  ours: 'the library',
  whole: 'the whole article, with header, hours and favourite buttons',
  previous: 'the build before',
  floor: 'floor: plain custom elements',
  blank: 'blank: no widgets',
};

/** Everything as Markdown, for the terminal and docs/bench.md alike. */
export function report(results: Results): string {
  const { page, phone, inPage } = results;
  return [
    '## Goals',
    goalTable(goalsOf(page, inPage, results.buttons, results.feed)),
    '## The article page, first visit',
    pageTable(page.first),
    '## The article page, repeat visit',
    'The third visit: files come from the cache, and the browser has kept compiled code.',
    pageTable(page.repeat),
    '## The article page on a phone, first visit',
    '360 × 740, and the page is scrolled to the poll as soon as it is painted.',
    pageTable(phone.first),
    '## What the library asks for, first visit',
    requestTable(page.first.ours?.at(-1)),
    '## In a page that is open',
    'At full speed. The poll’s call gets no answer, so that what the page gave is drawn and nothing else.',
    inPageTable(inPage),
    '## Sixty favourite buttons',
    'What sixty cards with a button each add to the main thread of a page that has another widget already, on a processor four times slower, with code in the cache. Where nobody is logged in the server’s links stay until one is pressed; where somebody is, the buttons near the window are drawn.',
    buttonsTable(results.buttons),
    '## A live feed of 10,000 messages',
    'Beside plain articles in blocks of fifty with `content-visibility: auto`. Memory is that of the page after both collections of garbage: JavaScript, what the DOM keeps, and buffers.',
    feedTable(results.feed),
    '## Scrolling under the header',
    'The article at 360 × 740 on a processor four times slower, scrolled down and up by the wheel, 4,300 pixels in all; the header hides, comes back and stays.',
    scrollingTable(results.scrolling),
    conditions(results),
  ].join('\n\n');
}

function goalTable(goals: Goal[]): string {
  const figure = ({ unit }: Goal, value: number) => {
    const digits = unit === '×' || unit === 'KB' ? 1 : Number.isInteger(value) || unit === 'ms' ? 0 : 4;
    return `${number(value, digits)}${unit === '×' ? '' : ' '}${unit}`.trim();
  };
  return table([
    ['Goal', 'at most', 'measured', 'holds'],
    ...goals.map((goal) => [
      goal.name,
      figure(goal, goal.limit),
      figure(goal, goal.measured),
      holds(goal) ? 'yes' : '**no**',
    ]),
  ]);
}

function pageTable(visits: PageCost['first']): string {
  const rows = (Object.keys(names) as Variant[]).flatMap((variant) => {
    const own = visits[variant];
    if (!own) return [];
    const of = (name: Parameters<typeof figures>[1], digits = 0, scale = 1) =>
      number(median(figures(own, name)) / scale, digits);
    const ratio = medianRatio(figures(own, 'interactive'), figures(visits.floor, 'interactive'));
    return [
      [
        names[variant],
        of('bytes'),
        of('requestCount'),
        of('painted'),
        of('interactive'),
        number(ratio, 2),
        of('blocking'),
        of('mainThread'),
        of('shift', 4),
        of('heap', 0, KB),
      ],
    ];
  });
  const head = ['', 'bytes', 'requests', 'painted ms', 'interactive ms', '× floor', 'blocking ms'];
  return table([[...head, 'main thread ms', 'layout shift', 'heap KB'], ...rows]);
}

const ofLibrary = ({ url, cached }: RequestCost) => !cached && /^\/(ours\/dist|api)\//.test(url);

function requestTable(visit: Visit | undefined): string {
  const own = (visit?.requests ?? []).filter(ofLibrary);
  return table([
    ['Request', 'begun at ms', 'bytes'],
    ...own.map(({ url, at, bytes }) => [`\`${url.replace('/ours', '')}\``, number(at), number(bytes)]),
  ]);
}

function inPageTable({ mount, session, commits }: InPageCost): string {
  const libraries = (Object.keys(names) as Library[]).filter((library) => session[library]);
  const row = (name: string, digits: number, read: (library: Library) => number[] | undefined) => {
    const floor = read('floor') ?? [];
    return [
      name,
      ...libraries.flatMap((library) => {
        const own = read(library) ?? [];
        return [number(median(own), digits), library === 'floor' ? [] : number(medianRatio(own, floor), 2)];
      }),
    ].flat();
  };
  const head = libraries.flatMap((library) =>
    library === 'floor' ? [names.floor] : [names[library], '× floor'],
  );
  const rows = Object.entries(mount).flatMap(([size, costs]) => [
    row(`mounting ${number(Number(size))} polls, ms`, 0, (library) =>
      costs[library]?.map((one) => one.mount),
    ),
    row(`heap of each, KB`, 1, (library) => costs[library]?.map((one) => one.heapEach / KB)),
  ]);
  const shown = row('a session change that 1,000 elements show, ms', 1, (library) =>
    session[library]?.map((one) => one.shown),
  );
  const { elements, shown: renders, notShown } = commits;
  return [
    table([['', ...head], ...rows, shown]),
    `With ${number(elements)} elements that show the user’s name and 1,000 polls that do not, React commits ${number(renders)} times when the name changes, and ${number(notShown)} times when a part of the user changes that nobody shows.`,
  ].join('\n\n');
}

function conditions({ command, date, browser, protocol, cores, load, rounds }: Results): string {
  const [before, after] = load.map((one) => number(one, 1));
  return [
    '## How it was measured',
    `\`${command}\`, ${date}: Chromium ${browser}, ${protocol}, medians of ${rounds} interleaved rounds; ratios are medians of each round’s ratio. Pages on slow 4G (150 ms, 1.6 Mbit/s) with the processor slowed down four times. The machine has ${cores} cores and its load was ${before} before and ${after} after: trust the ratios more than the milliseconds.`,
  ].join('\n\n');
}
