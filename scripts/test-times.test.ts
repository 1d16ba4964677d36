import { expect, test } from 'vitest';
import { playwrightFiles, secondsOfFolders, vitestFiles } from './test-times.ts';

test('adds up the seconds of each folder, the slowest first', () => {
  const files = [
    ...Object.entries(
      vitestFiles({
        testResults: [
          {
            name: '/p/src/forms/captcha/a.test.ts',
            assertionResults: [{ duration: 300 }, { duration: null }],
          },
          { name: '/p/src/forms/b.test.ts', assertionResults: [{ duration: 200 }] },
        ],
      }),
    ),
    ...Object.entries(
      playwrightFiles({
        config: { rootDir: '/p/tests' },
        suites: [
          {
            file: 'pages/poll/vote.test.ts',
            specs: [{ tests: [{ results: [{ duration: 1000 }] }] }],
            suites: [
              { file: 'pages/poll/vote.test.ts', specs: [{ tests: [{ results: [{ duration: 500 }] }] }] },
            ],
          },
        ],
      }),
    ),
  ];
  expect(secondsOfFolders('/p', files)).toEqual(['    1.5 s  tests/pages/poll', '    0.5 s  src/forms']);
});
