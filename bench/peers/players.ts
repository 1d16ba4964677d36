/** Pages about one film: players that the bench compares with, each as its documentation recommends. */
import { mediaPath } from '../../demo/cms/content/media-library.ts';

export const players = ['mp4', 'hls', 'hlsJs', 'videoJs', 'mediaChrome', 'shaka'] as const;
export type PlayerPeer = (typeof players)[number];

interface PlayerPage {
  name: string;
  /** Selector of the element that a reader presses. Undefined for the browser's own controls, in no selector's reach. */
  button?: string;
  body: string;
  /** Source of the page's module. Undefined for a page without script. */
  script?: string;
  /** The package has a stylesheet that its script imports. */
  hasStyle?: boolean;
  /** A press before the script has run is lost, so that there is nothing to measure at first sight. */
  losesEarlyPress?: boolean;
}

const stream = mediaPath({ folder: 'far' }, 'master.m3u8');
const file = mediaPath({ folder: 'far' }, 'far.mp4');
const attributes = 'playsinline width="640" height="360" aria-label="Com es fa un far"';

export const playerPages: Readonly<Record<PlayerPeer, PlayerPage>> = {
  mp4: {
    name: 'browser, one MP4',
    body: `<video controls preload="none" ${attributes} src="${file}"></video>`,
  },
  hls: {
    name: 'browser, the stream itself',
    body: `<video controls preload="none" ${attributes} src="${stream}"></video>`,
  },
  hlsJs: {
    name: 'hls.js in the page, attached at the press',
    button: 'button',
    losesEarlyPress: true,
    body: `<button>Play</button><video controls preload="none" ${attributes}></video>`,
    script: `import Hls from 'hls.js';
const video = document.querySelector('video');
const button = document.querySelector('button');
button.addEventListener('click', () => {
  const hls = new Hls();
  hls.loadSource(new URLSearchParams(location.search).get('stream') ?? '${stream}');
  hls.attachMedia(video);
  button.hidden = true;
  video.play();
});`,
  },
  videoJs: {
    name: 'video.js',
    button: '.vjs-big-play-button',
    body: `<video class="video-js" controls ${attributes}></video>`,
    script: `import videojs from 'video.js';
import 'video.js/dist/video-js.css';
videojs(document.querySelector('video'), {
  controls: true,
  preload: 'none',
  sources: [{ src: '${stream}', type: 'application/x-mpegURL' }],
});`,
    hasStyle: true,
  },
  mediaChrome: {
    name: 'media-chrome with hls.js',
    button: 'media-play-button',
    losesEarlyPress: true,
    body: `<media-controller style="width:640px;aspect-ratio:16/9">
<hls-video slot="media" preload="none" src="${stream}"></hls-video>
<media-control-bar><media-play-button></media-play-button><media-time-range></media-time-range></media-control-bar>
</media-controller>`,
    script: `import 'media-chrome';
import 'hls-video-element';`,
  },
  shaka: {
    name: 'shaka in the page, attached at the press',
    button: 'button',
    losesEarlyPress: true,
    body: `<button>Play</button><video controls preload="none" ${attributes}></video>`,
    script: `import shaka from 'shaka-player/dist/shaka-player.compiled.js';
const video = document.querySelector('video');
const button = document.querySelector('button');
button.addEventListener('click', async () => {
  button.hidden = true;
  const player = new shaka.Player();
  await player.attach(video);
  video.play().catch(() => {});
  await player.load('${stream}');
  video.play();
});`,
  },
};

/** Page of hls.js with the demo's live channel. */
export const livePeer = `/players/hlsJs?stream=${mediaPath({ folder: 'live-tv' }, 'master.m3u8')}`;

/** Page of the browser's own player with an audio of the demo. */
export const audioPeer = '/players/audio';

/** Returns a peer's page. Its files are served from `/players`. */
export function playerPage(peer: PlayerPeer | 'audio'): string {
  const audio = mediaPath({ folder: 'coral' }, 'audio.m4a');
  const { body, script, hasStyle }: Omit<PlayerPage, 'name'> =
    peer === 'audio'
      ? { body: `<audio controls preload="none" aria-label="Coral" src="${audio}"></audio>` }
      : playerPages[peer];
  return `<!doctype html>
<html lang="ca-ES-valencia">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Com es fa un far</title>
    ${hasStyle ? `<link rel="stylesheet" href="/players/dist/${peer}.css" />` : ''}
    ${script ? `<script type="module" src="/players/dist/${peer}.js"></script>` : ''}
  </head>
  <body>
    <h1>Com es fa un far</h1>
    ${body}
    <p>Text.</p>
  </body>
</html>`;
}
