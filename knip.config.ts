import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      // the chunks are entries of vite.config.ts; the build reads these besides
      entry: [
        'src/{ap,core,start-all}.ts',
        'src/vendor/*.ts',
        'src/element/load-part.ts',
        'elements/*/*.{element,guide,privacy,server,states}.ts',
        'scripts/*.{mjs,ts}',
        'elements/*/*.browser.test.ts',
        'tests/{contract,full}/**/*.test.ts',
        'tests/wtr.config.mjs',
        'tests/support/{,page/,widget/}*.ts',
      ],
      project: ['{src,elements,scripts,tests}/**/*.{ts,tsx,mjs}'],
      playwright: {
        config: ['tests/playwright.config.ts'],
        entry: ['tests/{journeys,pages,full/journeys,full/pages}/**/*.{spec,test}.ts'],
      },
    },
    demo: { entry: ['server.ts', 'api/database/folder-lock-beat.ts'], project: ['**/*.ts'] },
    'docs/site': {
      entry: ['src/{content.config,route-data}.ts', 'src/components/*.astro'],
      project: ['{*,src/**/*}.{ts,astro,mdx}'],
    },
    bench: { entry: ['*.{ts,mjs}'], project: ['**/*.{ts,tsx,mjs}'] },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['apt-get', 'mkfifo', 'systemd-analyze', 'unshare'],
  // read by path (fonts by the demo, icons by the build), and aliases of React in the facade
  ignoreDependencies: ['@fontsource-variable/.+', 'lucide-static', 'simple-icons', '.+-original'],
} satisfies KnipConfig;
