import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestSuiteResult } from '@web/test-runner';

export interface Figures {
  passed: number;
  failed: number;
  skipped: number;
  /** Duration of each file, in milliseconds. */
  files: Record<string, number>;
  /** Passed tests that name a tag, and the titles of those that failed. */
  tags: Record<string, { passed: number; failed: string[] }>;
}

/** Writes the results of the contract tests, so that `npm test` can add them up. */
export function figuresReporter(file: string): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const figures: Figures = { passed: 0, failed: 0, skipped: 0, files: {}, tags: {} };
      for (const session of sessions) {
        if (session.testResults) count(session.testResults, figures, session.testFile, []);
        // a file that did not load, or an error outside any test
        if (!session.passed && !session.testResults) figures.failed++;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(figures));
    },
  };
}

function count(suite: TestSuiteResult, figures: Figures, file: string, titles: readonly string[]): void {
  for (const test of suite.tests) {
    figures.files[file] = (figures.files[file] ?? 0) + (test.duration ?? 0);
    if (test.skipped) figures.skipped++;
    else if (test.passed) figures.passed++;
    else figures.failed++;
    if (!test.skipped) countTags([...titles, test.name].join(' › '), test.passed, figures);
  }
  for (const inner of suite.suites) count(inner, figures, file, [...titles, inner.name].filter(Boolean));
}

function countTags(title: string, isPassed: boolean, { tags }: Figures): void {
  for (const [, tag = ''] of title.matchAll(/<(ap-[\w-]+)>/g)) {
    tags[tag] ??= { passed: 0, failed: [] };
    if (isPassed) tags[tag].passed++;
    else tags[tag].failed.push(title);
  }
}
