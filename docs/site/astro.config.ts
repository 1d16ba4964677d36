import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

// written by build.ts, with the pages
const { base, sidebar } = JSON.parse(readFileSync(new URL('.cache/site.json', import.meta.url), 'utf8'));

export default defineConfig({
  base,
  trailingSlash: 'always',
  outDir: './.cache/built',
  cacheDir: './.cache/astro',
  // the policy of the server allows no inline style sheet
  build: { inlineStylesheets: 'never' },
  integrations: [
    starlight({
      title: 'Etiquetes ap',
      description: 'La documentació de les etiquetes <ap-…>: galeria, exemples i guies.',
      locales: { root: { label: 'Català', lang: 'ca' } },
      sidebar,
      customCss: ['./src/styles/site.css'],
      routeMiddleware: './src/route-data.ts',
      components: {
        Head: './src/components/Head.astro',
        MarkdownContent: './src/components/MarkdownContent.astro',
        PageTitle: './src/components/PageTitle.astro',
      },
      // a block that scrolls would be one more landmark and stop of the keyboard
      expressiveCode: { defaultProps: { wrap: true } },
      markdown: { processedDirs: ['.cache/pages'] },
      favicon: '/favicon.svg',
      disable404Route: true,
    }),
  ],
});
