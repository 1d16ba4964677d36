import type { Scrolling, ScrollingCost } from '../measure/scrolling.ts';
import { median } from '../statistics.ts';
import { number, table } from './markdown.ts';

/** Reports the cost that the header's script adds to scrolling. */
export function scrollingTable({ with: own, without }: ScrollingCost): string {
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
