import type { ButtonsCost } from '../measure/buttons.ts';
import type { FeedCosts } from '../measure/feed.ts';
import type { InPageCost } from '../measure/in-page.ts';
import type { PageCost } from '../measure/page-cost.ts';
import type { Visit } from '../measure/visit.ts';
import { median, medianRatio } from '../statistics.ts';
import { addedBy } from './buttons-table.ts';

export interface Goal {
  name: string;
  limit: number;
  measured: number;
  unit: '×' | 'ms' | 'KB' | 'bytes' | '';
}

export const KB = 1024;

type Figure = Exclude<keyof Visit, 'requests'>;

export const figures = (visits: readonly Visit[] | undefined, name: Figure): number[] =>
  (visits ?? []).map((visit) => visit[name]);

/** What the project promises of its speed, and what was measured. */
export function goalsOf(page: PageCost, inPage: InPageCost, buttons: ButtonsCost, feed: FeedCosts): Goal[] {
  const { first, repeat } = page;
  const interactive = (visits: PageCost['first']) =>
    medianRatio(figures(visits.ours, 'interactive'), figures(visits.floor, 'interactive'));
  const ours = (name: Figure) => median(figures(first.ours, name));
  const { ours: many = [], floor: manyFloor = [] } = inPage.mount[1000] ?? {};
  const mounted = medianRatio(
    many.map(({ mount }) => mount),
    manyFloor.map(({ mount }) => mount),
  );
  const goal = (name: string, limit: number, measured: number, unit: Goal['unit'] = '') => {
    return { name, limit, measured, unit };
  };
  const memory = medianRatio(
    feed.ours.map((one) => one.memory),
    feed.floor.map((one) => one.memory),
  );
  return [
    goal('interactive, first visit, beside the floor', 1.9, interactive(first), '×'),
    goal('interactive, repeat visit, beside the floor', 1.4, interactive(repeat), '×'),
    goal('total blocking time, first visit', 100, ours('blocking'), 'ms'),
    goal('layout shift, first visit', 0.01, ours('shift')),
    goal('script and style on the wire', 72_000, ours('bytes'), 'bytes'),
    goal('requests, the poll’s data included', 8, ours('requestCount')),
    goal('mounting 1,000 polls, beside the floor', 2.5, mounted, '×'),
    goal('heap of each of 1,000 polls', 12, median(many.map(({ heapEach }) => heapEach)) / KB, 'KB'),
    goal('main thread of 60 favourite buttons', 40, addedBy(buttons.anonymous, buttons.without), 'ms'),
    goal('a new message in a feed of 10,000', 10, median(feed.ours.map(({ prepend }) => prepend)), 'ms'),
    goal('memory of a feed of 10,000, beside the floor', 1.2, memory, '×'),
    goal('renders at a session change that no widget shows', 0, inPage.commits.notShown),
  ];
}

/** A figure that could not be measured holds nothing. */
export const holds = ({ limit, measured }: Goal): boolean => measured <= limit;
