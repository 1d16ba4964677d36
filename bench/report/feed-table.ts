import type { FeedCost, FeedCosts } from '../measure/feed.ts';
import { median, medianRatio } from '../statistics.ts';
import { number, table } from './markdown.ts';

const MB = 1024 * 1024;

export function feedTable({ ours, floor }: FeedCosts): string {
  const row = (name: string, digits: number, read: (cost: FeedCost) => number) => [
    name,
    number(median(ours.map(read)), digits),
    number(median(floor.map(read)), digits),
    number(medianRatio(ours.map(read), floor.map(read)), 2),
  ];
  return table([
    ['', 'the library', 'floor', '× floor'],
    row('filling it, ms', 0, ({ fill }) => fill),
    row('one new message, ms', 1, ({ prepend }) => prepend),
    row('memory, MB', 1, ({ memory }) => memory / MB),
    row('nodes', 0, ({ nodes }) => nodes),
  ]);
}
