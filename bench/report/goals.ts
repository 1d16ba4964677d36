import type { ButtonsCost } from '../measure/buttons.ts';
import type { FeedCosts } from '../measure/feed.ts';
import type { InPageCost } from '../measure/in-page.ts';
import { type FilmPage, filmPages, type MediaCost } from '../measure/media.ts';
import type { PageCost } from '../measure/page-cost.ts';
import { playerPages } from '../peers/players.ts';
import { median, medianDifference, medianRatio } from '../statistics.ts';
import { KB, number, table } from './markdown.ts';
import { figures } from './page-tables.ts';

export interface Goal {
  name: string;
  limit: number;
  measured: number;
  unit: '×' | 'ms' | 'KB' | 'bytes' | '';
  /** Known cause of a miss, and the next step. */
  cause?: string | undefined;
}

const goal = (
  name: string,
  limit: number,
  measured: number,
  unit: Goal['unit'] = '',
  cause?: string,
): Goal => ({ name, limit, measured, unit, cause });

const causes = {
  answered:
    'The form of the server answers, as on the floor’s page, as soon as the page is painted. Painting itself varies more from run to run than the goal allows.',
  core: 'React is 58.6 of the core’s 72 KB, and arrives while the fonts of the page share the connection. Without their preload (`demo/cms/templates/layout.ts`) a first visit was 0.79× Shoelace in one run. But then a page in a new tab showed the fonts by chance, and a reader’s first page never, however fast the connection.',
  article:
    'Header, hours and favourite buttons bring 13 KB. The core also holds small modules that an article does not use, such as the icons of rows and menus (`src/core.ts`). Each costs less than the request that it saves on other pages. The next step would be a smaller header.',
  heap: 'Each widget is a React root of its own, which listens to all events of its container: 6.8 KB of functions. The next step would be one root for all polls.',
};

/** Compares the project's performance goals for its pages with the measured values. */
export function pageGoals({ first, repeat }: PageCost): Goal[] {
  const beside = (
    visits: PageCost['first'],
    moment: 'answered' | 'takenOver',
    other: 'floor' | 'shoelace' | 'webawesome',
  ) => medianRatio(figures(visits.ours, moment), figures(visits[other], moment));
  const blocking = medianDifference(figures(first.ours, 'blocking'), figures(first.blank, 'blocking'));
  const { untouched: article } = first.ours ?? {};
  const { untouched: whole } = first.whole ?? {};
  return [
    goal(
      'a press answered, first visit, beside the floor',
      1.1,
      beside(first, 'answered', 'floor'),
      '×',
      causes.answered,
    ),
    goal(
      'a press answered, repeat visit, beside the floor',
      1.1,
      beside(repeat, 'answered', 'floor'),
      '×',
      causes.answered,
    ),
    goal('taken over, first visit, beside the floor', 2.2, beside(first, 'takenOver', 'floor'), '×'),
    goal(
      'taken over, first visit, beside Shoelace',
      1,
      beside(first, 'takenOver', 'shoelace'),
      '×',
      causes.core,
    ),
    goal('taken over, first visit, beside Web Awesome', 1, beside(first, 'takenOver', 'webawesome'), '×'),
    goal(
      'taken over, repeat visit, beside the floor',
      1.7,
      beside(repeat, 'takenOver', 'floor'),
      '×',
      causes.answered,
    ),
    goal('taken over, repeat visit, beside Shoelace', 1, beside(repeat, 'takenOver', 'shoelace'), '×'),
    goal('blocking time more than the blank page’s, first visit', 150, blocking, 'ms'),
    goal('layout shift, first visit', 0.01, median(figures(first.ours, 'shift'))),
    goal('script and style on the wire', 98_000, article?.bytes ?? Number.NaN, 'bytes'),
    goal('requests, the poll’s data included', 9, article?.requestCount ?? Number.NaN),
    goal(
      'script and style of the whole article',
      106_000,
      whole?.bytes ?? Number.NaN,
      'bytes',
      causes.article,
    ),
    goal('requests of the whole article', 13, whole?.requestCount ?? Number.NaN),
  ];
}

/** Compares the goals for many widgets with the measured values. */
export function widgetGoals(
  inPage: InPageCost,
  buttons: ButtonsCost,
  feed: FeedCosts,
  media: MediaCost,
): Goal[] {
  const { ours: many = [], floor: manyFloor = [] } = inPage.mount[1000] ?? {};
  const mounted = medianRatio(
    many.map(({ mount }) => mount),
    manyFloor.map(({ mount }) => mount),
  );
  const heapEach = median(many.map((one) => one.heapEach)) / KB;
  const memory = medianRatio(
    feed.ours.map((one) => one.memory),
    feed.floor.map((one) => one.memory),
  );
  const filling = medianRatio(
    feed.ours.map(({ fill }) => fill),
    feed.floor.map(({ fill }) => fill),
  );
  const code = (page: 'player' | 'without') => media.embedded[page].map(({ codeBefore }) => codeBefore);
  const added = medianDifference(buttons.anonymous, buttons.without);
  return [
    goal('mounting 1,000 polls, beside the floor', 3, mounted, '×'),
    goal('heap of each of 1,000 polls', 21, heapEach, 'KB', causes.heap),
    goal('main thread of 60 favourite buttons', 50, added, 'ms'),
    goal('a new message in a feed of 10,000', 10, median(feed.ours.map(({ prepend }) => prepend)), 'ms'),
    goal('memory of a feed of 10,000, beside the floor', 1.2, memory, '×'),
    goal('filling a feed of 10,000, beside the floor', 3, filling, '×'),
    goal(
      'script and style of a player that nobody presses',
      8 * KB,
      medianDifference(code('player'), code('without')),
      'bytes',
    ),
    goal('renders at a session change that no widget shows', 0, inPage.commits.notShown),
  ];
}

/** Compares the goals for a film that is pressed with the measured values. */
export function mediaGoals({ film: { quiet, early, picture } }: MediaCost): Goal[] {
  const frames = (page: FilmPage) => quiet[page].map(({ firstFrame }) => firstFrame);
  const shown = (page: FilmPage) => early[page].map((visit) => visit.shown);
  const beside = filmPages
    .filter((page) => page !== 'ours')
    .map((page) =>
      goal(
        `first picture on a quiet page, beside ${playerPages[page].name}`,
        1,
        medianRatio(frames('ours'), frames(page)),
        '×',
      ),
    );
  return [
    goal('first picture on a quiet page, from the press', 800, median(frames('ours')), 'ms'),
    ...beside,
    goal('first picture at first sight, from navigation', 2500, median(shown('ours')), 'ms'),
    goal(
      'first picture at first sight, pressed on the picture',
      2500,
      median(picture.ours.map((visit) => visit.shown)),
      'ms',
    ),
    goal(
      'first picture at first sight, beside video.js',
      1,
      medianRatio(shown('ours'), shown('videoJs')),
      '×',
    ),
  ];
}

/** Returns false for a value that could not be measured. */
const holds = ({ limit, measured }: Goal): boolean => measured <= limit;

export function goalTable(goals: readonly Goal[]): string {
  const figure = ({ unit }: Goal, value: number) => {
    const digits = { '×': 2, KB: 1, ms: 0, bytes: 0, '': Number.isInteger(value) ? 0 : 4 }[unit];
    return `${number(value, digits)}${unit === '×' ? '' : ' '}${unit}`.trim();
  };
  const rows = table([
    ['Goal', 'at most', 'measured', 'holds'],
    ...goals.map((one) => [
      one.name,
      figure(one, one.limit),
      figure(one, one.measured),
      holds(one) ? 'yes' : '**no**',
    ]),
  ]);
  const missed = goals.filter((one) => !holds(one) && one.cause);
  const reasons = [...new Set(missed.map(({ cause }) => cause))].map((reason) => {
    const names = missed.filter(({ cause }) => cause === reason).map(({ name }) => `*${name}*`);
    return `- ${names.join('; ')}: ${reason}`;
  });
  return [rows, ...(reasons.length ? [`Why some do not hold:\n\n${reasons.join('\n')}`] : [])].join('\n\n');
}
