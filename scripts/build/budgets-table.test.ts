import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { budgetsIn, budgetsPage } from './budgets-table.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

test('BEY-31 docs/budgets.md gives the budgets that the build keeps (else: npm run docs)', () => {
  expect(budgetsIn(read('docs/budgets.md'))).toEqual(JSON.parse(read('budgets.json')));
});

test('BEY-31 reads the limits of a page, not the measured sizes', () => {
  const page = budgetsPage([
    { name: 'ap.js', bytes: 2677, budget: 4096 },
    { name: 'ap-poll', bytes: 900, budget: 1500 },
  ]);
  expect(budgetsIn(page)).toEqual({ 'ap.js': 4096, 'ap-poll': 1500 });
});
