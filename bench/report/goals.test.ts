import { expect, test } from 'vitest';
import { goalTable } from './goals.ts';

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
