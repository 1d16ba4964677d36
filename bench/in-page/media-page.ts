import { demoAccount, demoPolicyKey, mediaPath } from '../../demo/cms/content/media-library.ts';

/** Pages without a film and with a film among other things. Both have another widget, as real pages do. */
export const embeddedPages = ['without', 'player'] as const;
export type EmbeddedPage = (typeof embeddedPages)[number];

const title = 'Com es fa un far';
const file = mediaPath({ folder: 'far' }, 'far.mp4');
const films: Record<EmbeddedPage, string> = {
  without: '',
  player: `<ap-player bc-id="6000000000101" media-title="${title}"><video controls playsinline preload="none" width="640" height="360" aria-label="${title}"><source src="${file}" type="video/mp4"></video></ap-player>`,
};

export function mediaPage(name: EmbeddedPage): string {
  return `<!doctype html>
<html lang="ca-ES-valencia" data-site="apunt">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
    <link rel="stylesheet" href="/ours/dist/ap-base.css" />
    <script type="module" src="/ours/dist/ap.js"></script>
  </head>
  <body>
    <ap-config video-api="/playback/v1" video-account="${demoAccount}" video-key="${demoPolicyKey}"></ap-config>
    <ap-share-bar loading="eager"><p>Compartiu</p></ap-share-bar>
    <main>${films[name]}</main>
  </body>
</html>`;
}
