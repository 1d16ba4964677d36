import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { siteDocument } from '../bare-document.ts';
import { link, type Page } from '../page.ts';
import { settings } from '../settings.ts';
import { mediaBlock } from './media-block.ts';
import type { Playable } from './media-data.ts';

/** Page for a window of 600 × 396: the player and its title (PLAY-27). @param path path of the content's page */
export function windowPage(page: Page, playable: Playable, path: string): SafeHtml {
  return siteDocument(page, {
    title: playable.title,
    head: html`<link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.media}`)}" />
    <script type="module" src="${link(page, `/dist/${page.bundle.entry.file}`)}"></script>`,
    body: html`<body class="media-window">
    ${settings(page)}
    <main>
      <h1 class="hidden-text">${playable.title}</h1>
      ${mediaBlock(page, playable)}
      <p class="media-tools"><a href="${link(page, path)}" target="_blank" rel="noopener">${playable.title}</a></p>
    </main>
  </body>`,
  });
}
