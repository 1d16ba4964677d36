import { demoAccount, demoPolicyKey, mediaPath } from '../../demo/cms/content/media-library.ts';

/**
 * Pages without a film, with a film in our player, and in the browser's player. Each has another widget too, as real
 * pages do.
 */
export const mediaVariants = ['without', 'player', 'plain'] as const;
export type MediaVariant = (typeof mediaVariants)[number];

const title = 'Com es fa un far';
const file = mediaPath({ folder: 'far' }, 'far.mp4');
const plain = `<video controls playsinline preload="none" width="640" height="360" aria-label="${title}"><source src="${file}" type="video/mp4"></video>`;
const films: Record<MediaVariant, string> = {
  without: '',
  player: `<ap-player bc-id="6000000000101" media-title="${title}">${plain}</ap-player>`,
  plain,
};

export function mediaPage(variant: MediaVariant): string {
  return `<!doctype html>
<html lang="ca-ES-valencia" data-site="apunt">
  <head>
    <meta charset="utf-8" />
    <title>${variant}</title>
    <link rel="stylesheet" href="/ours/dist/ap-base.css" />
    <script type="module" src="/ours/dist/ap.js"></script>
  </head>
  <body>
    <ap-config video-api="/playback/v1" video-account="${demoAccount}" video-key="${demoPolicyKey}"></ap-config>
    <ap-share-bar loading="eager"><p>Compartiu</p></ap-share-bar>
    <main>${films[variant]}</main>
  </body>
</html>`;
}
