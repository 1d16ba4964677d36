import { existsSync, globSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** The build makes a chunk of each: elements/poll/poll.tsx. */
const widgets = globSync('elements/*/*.element.ts')
  .map((contract) => contract.replace('.element.ts', '.tsx'))
  .filter((file) => existsSync(file));

export default {
  entry: [
    'src/ap.ts',
    'src/core.ts',
    'elements/*/*.element.ts',
    ...widgets,
    'demo/server.ts',
    'bench/*.ts',
    'scripts/*.{mjs,ts}',
    'tests/{contract,full}/**/*.test.ts',
    'tests/wtr.config.mjs',
    'tests/support/*.ts',
  ],
  project: ['{src,elements,demo,bench,scripts,tests}/**/*.{ts,tsx,mjs}'],
  playwright: {
    config: ['tests/playwright.config.ts'],
    entry: ['tests/{journeys,pages,full/journeys,full/pages}/**/*.{spec,test}.ts'],
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['apt-get'],
} satisfies KnipConfig;
