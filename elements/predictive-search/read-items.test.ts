import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';

test('LIST-19 SRCH-13 reads options and municipalities alike, without duplicates or invalid entries', () => {
  const alcoi = { name: 'Alcoi', value: '03009' };
  const data = [
    alcoi,
    { C_INE: '46131', NOMBRE: 'Gandia' },
    alcoi,
    null,
    'Elx',
    { name: 5 },
    { name: ' ', value: '' },
  ];
  expect(readItems(data)).toEqual([alcoi, { name: 'Gandia', value: '46131' }]);
  expect([readItems(undefined), readItems({}), readItems('[]')]).toEqual([[], [], []]);
});
