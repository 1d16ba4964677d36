import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import type { EngineOptions, Source } from './engine.types.ts';
import { openMedia } from './open-media.ts';

const shaka = vi.hoisted(() => ({ configurations: [] as object[], loads: [] as string[] }));

// only the settings are observed: no browser of the tests has Widevine, PlayReady or FairPlay
vi.mock('shaka-player/dist/shaka-player.compiled-es2021.js', () => {
  class Player extends EventTarget {
    static isBrowserSupported = () => true;
    configure(configuration: object) {
      shaka.configurations.push(configuration);
    }
    async attach() {}
    async load(src: string) {
      shaka.loads.push(src);
    }
    async destroy() {}
    isLive = () => false;
    seekRange = () => ({ start: 0, end: 60 });
    getVideoTracks = () => [];
    getAudioTracks = () => [];
    getTextTracks = () => [];
  }
  return { default: { Player } };
});

const cenc: Source = {
  src: 'https://media.example/manifest.mpd',
  type: 'application/dash+xml',
  keys: [
    { keySystem: 'com.widevine.alpha', licenceUrl: 'https://media.example/widevine' },
    { keySystem: 'com.microsoft.playready', licenceUrl: 'https://media.example/playready' },
  ],
};
const fairplay: Source = {
  src: 'https://media.example/master.m3u8',
  type: 'application/x-mpegURL',
  keys: [
    {
      keySystem: 'com.apple.fps',
      licenceUrl: 'https://media.example/fairplay',
      certificateUrl: 'https://media.example/certificate',
    },
  ],
};

/** Gives the browser one key system. */
const givenKeySystem = (known?: string) =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      requestMediaKeySystemAccess: {
        value: async (asked: string) => {
          if (asked !== known) throw new DOMException('', 'NotSupportedError');
        },
      },
    }),
  );

function open(sources: readonly Source[]) {
  const element = document.createElement('video');
  element.addTextTrack = () => ({}) as TextTrack;
  Object.defineProperty(element, 'textTracks', { value: [] });
  const options: Omit<EngineOptions, 'texts'> = {
    start: undefined,
    audioLanguage: undefined,
    isFrugal: false,
    signal: new AbortController().signal,
    onTracks() {},
    onCues() {},
    onFault() {},
  };
  return openMedia(element, { sources, texts: [] }, options);
}

const drm = () => shaka.configurations.find((one) => 'drm' in one);

beforeEach(() => {
  givenPage({ httpTimeout: 5000 });
  vi.stubGlobal('MediaSource', class {});
  shaka.configurations.length = 0;
  shaka.loads.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('a browser with Widevine opens DASH with the licence servers of its source', async () => {
  givenKeySystem('com.widevine.alpha');
  await open([fairplay, cenc]);
  expect(shaka.loads).toEqual([cenc.src]);
  expect(drm()).toMatchObject({
    drm: {
      servers: {
        'com.widevine.alpha': 'https://media.example/widevine',
        'com.microsoft.playready': 'https://media.example/playready',
      },
      retryParameters: { timeout: 5000 },
    },
  });
});

test('a browser with FairPlay opens HLS with licence server and certificate', async () => {
  givenKeySystem('com.apple.fps');
  await open([cenc, fairplay]);
  expect(shaka.loads).toEqual([fairplay.src]);
  expect(drm()).toMatchObject({
    drm: {
      servers: { 'com.apple.fps': 'https://media.example/fairplay' },
      advanced: { 'com.apple.fps': { serverCertificateUri: 'https://media.example/certificate' } },
    },
  });
});

test('a browser without a key system requests no protected source, and readers are told why', async () => {
  givenKeySystem();
  await expect(open([cenc, fairplay])).rejects.toMatchObject({ fault: 'protected' });
  expect(shaka.loads).toEqual([]);
});

test('a page without https, where browsers have no key systems, says the same', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { requestMediaKeySystemAccess: { value: undefined } }));
  await expect(open([cenc])).rejects.toMatchObject({ fault: 'protected' });
});

test('without a key system a source without protection plays instead', async () => {
  givenKeySystem();
  await open([cenc, { src: 'https://media.example/clear.mpd', type: 'application/dash+xml' }]);
  expect(shaka.loads).toEqual(['https://media.example/clear.mpd']);
  expect(drm()).toBeUndefined();
});
