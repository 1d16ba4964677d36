import { defineConfig } from 'vitest/config';
import { icons } from './scripts/build/icons.ts';
import { tagNames } from './scripts/build/tag-names.ts';

/** Tests that other runners run in a real browser. */
const inBrowser = [
  'elements/**/*.browser.test.ts',
  'tests/contract/**',
  'tests/journeys/**',
  'tests/pages/**',
  'tests/full/{contract,journeys,pages}/**',
];
/**
 * Tests of commands and of operating a server. They start programs or a database of their own, and take a third of the
 * time of all: `npm run test:unit` leaves them to `npm run test:operations` and `npm test`.
 */
const operations = [
  'bench/**/*.test.ts',
  'demo/api/database/{data-folder,open-database}.test.ts',
  'demo/api/database/backup/*.test.ts',
  'demo/http/database-away.test.ts',
  'scripts/{new,setup,start}.test.ts',
  'scripts/{contract,release}/*.test.ts',
];
const inFull = 'tests/full/**';
/** Tests that need no document, but the same libraries as the forms. */
const rules = 'src/forms/*rules.test.ts';
const never = ['**/node_modules/**', 'dist/**', ...inBrowser];
const node = {
  environment: 'node',
  // test files leave no state in shared modules, and reloading the modules for each file takes longer than the tests
  isolate: false,
  globalSetup: 'demo/testing/shared-postgres.ts',
} as const;

export default defineConfig({
  plugins: [icons(), tagNames(import.meta.dirname)],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // vitest would leave a core idle, half of a machine with two
    maxWorkers: '100%',
    env: { SCRYPT_LN: '4' },
    // some start a database, a compiler or a browser, and the machine may be busy
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'node',
          include: ['{src,elements,demo,scripts,bench,tests}/**/*.test.ts'],
          exclude: [...never, inFull, rules, ...operations],
        },
      },
      {
        extends: true,
        test: { ...node, name: 'operations', include: operations, exclude: never },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // each file cleans up its own document
          isolate: false,
          setupFiles: 'tests/support/dom-page.ts',
          include: ['{src,elements}/**/*.test.tsx', rules],
          exclude: never,
          css: { include: [/\.css$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      ...(process.env.TEST_FULL
        ? [
            {
              extends: true as const,
              test: {
                ...node,
                name: 'full',
                include: [`${inFull}/*.test.ts`],
                exclude: never,
                // each builds, installs or kills something, and wants the whole machine: after the others, one by one
                maxWorkers: 1,
                sequence: { groupOrder: 1 },
              },
            },
          ]
        : []),
    ],
  },
});
