import { expect, test } from 'vitest';
import type { Audit } from '../lighthouse/audit.ts';
import { faultsOf, lighthouseReport } from './lighthouse.ts';

const good: Audit = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1800,
  blocking: 20,
  shift: 0,
  failed: [],
};

const pages = {
  '/': [good],
  '/lent': [{ ...good, performance: 80, largestPaint: 4000 }],
  '/mou': [{ ...good, shift: 0.2 }, { ...good, shift: 0.3 }, good],
  '/títols': [{ ...good, accessibility: 98, failed: ['Headings skip a level'] }],
};

test('a page fails for what moves or cannot be used, and not for a slow machine', () => {
  expect(faultsOf(pages)).toEqual([
    '/mou: shift is 0.2.',
    '/títols: accessibility is 98. Headings skip a level',
  ]);
});

test('the report has the medians, and marks every missed goal', () => {
  const text = lighthouseReport({
    command: 'npm run bench:lighthouse',
    date: '2026-11-29',
    version: '13.5.0',
    cores: 2,
    load: [0, 0],
    pages,
  });
  expect(text).toContain('| `/` | 99 | 1.8 s | 20 ms | 0.000 | 100 | 100 | 100 |');
  expect(text).toContain('| `/lent` | **80** | **4.0 s** | 20 ms | 0.000 | 100 | 100 | 100 |');
  expect(text).toContain('| `/mou` | 99 | 1.8 s | 20 ms | **0.200** | 100 | 100 | 100 |');
});
