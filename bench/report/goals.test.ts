import { expect, test } from 'vitest';
import type { PageCost } from '../measure/page-cost.ts';
import type { Visit } from '../measure/visit.ts';
import { goalTable, pageGoals } from './goals.ts';

const visit = (figures: Partial<Visit>): Visit => ({
  painted: 900,
  answered: 950,
  takenOver: 1500,
  blocking: 200,
  longest: 100,
  mainThread: 1000,
  shift: 0,
  heap: 0,
  bytes: 90_000,
  requestCount: 9,
  requests: [],
  ...figures,
});
const visits = (...pressed: Partial<Visit>[]) => ({ untouched: visit({}), pressed: pressed.map(visit) });
const rowOf = (page: PageCost, name: string) =>
  goalTable(pageGoals(page))
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`));

test('BEY-31 goals compare the library with other pages of the same round', () => {
  const first = {
    ours: visits({ takenOver: 1500, blocking: 200 }, { takenOver: 15_000, blocking: 2000 }),
    floor: visits({ takenOver: 750 }, { takenOver: 7500 }),
    shoelace: visits({ takenOver: 1250 }, { takenOver: 12_500 }),
    blank: visits({ blocking: 100 }, { blocking: 1900 }),
  };
  const page = { first, repeat: {} };
  expect(rowOf(page, 'taken over, first visit, beside the floor')).toContain('2.20× | 2.00× | yes');
  expect(rowOf(page, 'taken over, first visit, beside Shoelace')).toContain('1.00× | 1.20× | **no**');
  expect(rowOf(page, 'blocking time more than the blank page’s, first visit')).toContain('100 ms | yes');
});

test('BEY-31 a goal that was not measured is not reached', () => {
  expect(rowOf({ first: {}, repeat: {} }, 'requests, the poll’s data included')).toContain('– | **no**');
});

test('says once why goals do not hold that have the same cause', () => {
  const goal = { limit: 1, measured: 2, unit: '×', cause: 'Slow.' } as const;
  const text = goalTable([
    { ...goal, name: 'one' },
    { ...goal, name: 'another' },
    { ...goal, name: 'met', measured: 1 },
    { ...goal, name: 'unknown', cause: undefined },
  ]);
  expect(text).toContain('| another | 1.00× | 2.00× | **no** |');
  expect(text.split('\n\n').slice(1)).toEqual(['Why some do not hold:', '- *one*; *another*: Slow.']);
});
