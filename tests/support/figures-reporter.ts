import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestSuiteResult } from '@web/test-runner';

export interface Figures {
  passed: number;
  failed: number;
  skipped: number;
  /** How long each file took, in milliseconds. */
  files: Record<string, number>;
}

/** Writes how many tests of the contract passed, so that `npm test` can add them up. */
export function figuresReporter(file: string): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const figures: Figures = { passed: 0, failed: 0, skipped: 0, files: {} };
      for (const session of sessions) {
        if (session.testResults) count(session.testResults, figures, session.testFile);
        // a file that did not load, or an error outside any test
        if (!session.passed && !session.testResults) figures.failed++;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(figures));
    },
  };
}

function count(suite: TestSuiteResult, figures: Figures, file: string): void {
  for (const test of suite.tests) {
    figures.files[file] = (figures.files[file] ?? 0) + (test.duration ?? 0);
    if (test.skipped) figures.skipped++;
    else if (test.passed) figures.passed++;
    else figures.failed++;
  }
  for (const inner of suite.suites) count(inner, figures, file);
}
