import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type EmbeddedPage, embeddedPages } from '../in-page/media-page.ts';
import { audioPeer, livePeer, type PlayerPeer, playerPages, players } from '../peers/players.ts';
import type { BenchServer } from '../server/start.ts';
import { newReader, slowDown } from './browser.ts';
import { logRequests, type RequestCost } from './requests.ts';

/** Visit in which the reader plays a film. */
export interface MediaVisit {
  /** Bytes of script and style on the wire before the press. */
  codeBefore: number;
  /** Bytes of film and of captions before the press. */
  mediaBefore: number;
  /** Milliseconds from the press to the first picture; NaN where there is nothing to press. */
  firstFrame: number;
  /** Milliseconds from navigation to the first picture; NaN where there is nothing to press. */
  shown: number;
  /** Bytes of script and style loaded by the press. */
  codeAfter: number;
  /** Bytes of film received by the first picture. */
  mediaAfter: number;
}

/** Pages about one film: the demo's, and those of the peers. */
export type FilmPage = 'ours' | PlayerPeer;
export const filmPages: readonly FilmPage[] = ['ours', ...players];

/**
 * Moment of the press: on a page without requests, or as soon as there is something to press. `picture` is a press then
 * in the middle of the picture instead of a button, which browsers ignore before they know the file.
 */
export const moments = ['quiet', 'early', 'picture'] as const;
export type Moment = (typeof moments)[number];

/** Other media of the demo, with the page of a peer. `next` begins when the countdown of the chapter before ends. */
export const otherMedia = {
  live: { url: '/directes/apunt-tv', pressed: 'ap-opening a[data-ap-press]', moment: 'quiet' },
  liveEarly: {
    url: '/directes/apunt-tv',
    pressed: 'ap-opening[data-ap-state] a[data-ap-press]',
    moment: 'early',
  },
  liveHlsJs: { url: livePeer, pressed: 'button', moment: 'quiet' },
  audio: {
    url: '/audios/la-coral-assaja-a-les-fosques',
    pressed: 'ap-player [data-ap-mount] button',
    moment: 'quiet',
  },
  audioEarly: {
    url: '/audios/la-coral-assaja-a-les-fosques',
    pressed: 'ap-opening > audio, ap-opening[data-ap-state] a[data-ap-press]',
    moment: 'early',
  },
  audioNative: { url: audioPeer, pressed: 'audio', moment: 'quiet' },
  audioNativeEarly: { url: audioPeer, pressed: 'audio', moment: 'early' },
  next: {
    url: '/programes/la-costera/capitols/calafats-de-guardia',
    pressed: 'ap-opening a[data-ap-press], ap-opening ap-player button',
    moment: 'quiet',
    waitsForNext: true,
  },
} as const satisfies Record<string, Target>;
export type OtherMedia = keyof typeof otherMedia;

/** One visit of each round. */
export interface MediaCost {
  /** Pages on which a player is one thing among others, pressed when quiet. */
  embedded: Record<EmbeddedPage, MediaVisit[]>;
  film: Record<Moment, Record<FilmPage, MediaVisit[]>>;
  others: Record<OtherMedia, MediaVisit[]>;
}

interface MediaOptions {
  browser: Browser;
  server: BenchServer;
  rounds: number;
}

/** Page of the demo about the film that the peers play too. */
const FILM = '/videos/com-es-fa-un-far';

/** Milliseconds without a request. */
const QUIET = 1200;
const PATIENCE = 60_000;

interface Target {
  url: string;
  /** Elements that a reader may press, of which the first visible one is pressed; a film plays by its own controls. */
  pressed: string;
  moment: Moment;
  /** Plays to the end, and measures the next chapter. */
  waitsForNext?: boolean;
}

/**
 * Visits the pages in turn, each with a new reader on slow 4G; a round before the first fills the server's caches.
 */
export async function measureMedia({ browser, server, rounds }: MediaOptions): Promise<MediaCost> {
  const none = () =>
    Object.fromEntries(filmPages.map((page) => [page, []])) as unknown as Record<FilmPage, MediaVisit[]>;
  const cost: MediaCost = {
    embedded: { without: [], player: [] },
    film: { quiet: none(), early: none(), picture: none() },
    others: Object.fromEntries(
      Object.keys(otherMedia).map((name) => [name, []]),
    ) as unknown as MediaCost['others'],
  };
  for (let round = 0; round <= rounds; round++) {
    const keep = (list: MediaVisit[], visit: MediaVisit) => round > 0 && list.push(visit);
    for (const name of embeddedPages) {
      const url = `${server.url}/media/${name}`;
      const pressed = name === 'player' ? 'ap-player [data-ap-mount] button' : '';
      keep(cost.embedded[name], await watch(browser, { url, pressed, moment: 'quiet' }));
    }
    for (const moment of moments)
      for (const name of filmPages.filter((page) => isMeasured(page, moment)))
        keep(cost.film[moment][name], await watch(browser, targetOf(server, name, moment)));
    for (const [name, target] of Object.entries(otherMedia))
      keep(
        cost.others[name as OtherMedia],
        await watch(browser, { ...target, url: server.url + target.url }),
      );
  }
  return cost;
}

const isMeasured = (page: FilmPage, moment: Moment) =>
  moment === 'quiet' || page === 'ours' || (moment === 'early' && !playerPages[page].losesEarlyPress);

function targetOf(server: BenchServer, name: FilmPage, moment: Moment): Target {
  // the server's player, until the widget shows its link
  const ours = 'ap-opening > video, ap-opening[data-ap-state] a[data-ap-press]';
  if (name === 'ours') return { url: server.url + FILM, pressed: ours, moment };
  return { url: `${server.url}/players/${name}`, pressed: playerPages[name].button ?? 'video', moment };
}

declare global {
  interface Window {
    benchFrame: { pressed: number; shown: number };
  }
}

/** Records the time of the first picture, also of players in a shadow root. Runs in the page before its own scripts. */
function noteFrames(): void {
  const noted = { pressed: 0, shown: 0 };
  window.benchFrame = noted;
  const seen = new WeakSet<EventTarget>();
  const onPlay = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement)
      target.addEventListener('playing', () => {
        noted.shown ||= performance.now();
      });
    if (!(target instanceof HTMLVideoElement) || seen.has(target)) return;
    seen.add(target);
    target.requestVideoFrameCallback((now) => {
      noted.shown ||= now;
    });
  };
  document.addEventListener('play', onPlay, true);
  // the countdown has ended
  document.addEventListener('ap-autoplay-change', () => {
    Object.assign(noted, { pressed: performance.now(), shown: 0 });
  });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    root.addEventListener('play', onPlay, true);
    return root;
  };
}

async function watch(browser: Browser, { url, pressed, moment, waitsForNext }: Target): Promise<MediaVisit> {
  const { context, page, cdp } = await newReader(browser, { width: 1280, height: 900 });
  try {
    await page.addInitScript(noteFrames);
    const log = logRequests(cdp);
    await slowDown(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    if (moment !== 'quiet') await untilPressable(page, pressed);
    else {
      await page.waitForLoadState('load');
      while (!log.isQuiet(QUIET)) await pause(100);
    }
    const before = bytesOf(log.list());
    const noPress = { firstFrame: Number.NaN, shown: Number.NaN, codeAfter: 0, mediaAfter: 0 };
    if (!pressed) return { codeBefore: before.code, mediaBefore: before.media, ...noPress };

    if (moment === 'picture') await clickMiddle(page, pressed);
    else await press(page, pressed);
    await page
      .waitForFunction(() => window.benchFrame.shown > 0, undefined, { timeout: PATIENCE })
      .catch((cause) => {
        throw new Error(`${url} shows no picture after the press (${moment})`, { cause });
      });
    if (waitsForNext) await playNext(page);
    const noted = await page.evaluate(() => window.benchFrame);
    const after = bytesOf(log.list());
    return {
      codeBefore: before.code,
      mediaBefore: before.media,
      firstFrame: noted.shown - noted.pressed,
      shown: noted.shown,
      codeAfter: after.code - before.code,
      mediaAfter: after.media - before.media,
    };
  } finally {
    await context.close();
  }
}

/** Plays the end of a chapter, and waits for the first picture of the next. */
async function playNext(page: Page): Promise<void> {
  const first = await page.evaluate(() => {
    localStorage.setItem('autoPlay', 'true');
    for (const video of document.querySelectorAll<HTMLVideoElement>('ap-player > [data-ap-mount] video'))
      video.currentTime = video.duration - 1;
    return window.benchFrame.pressed;
  });
  await page.waitForFunction(
    (before) => window.benchFrame.pressed > before && window.benchFrame.shown > 0,
    first,
    { timeout: PATIENCE },
  );
}

/** Waits for the first paint with something to press. */
async function untilPressable(page: Page, pressed: string): Promise<void> {
  const isPressable = (selector: string) =>
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));
  await page.waitForFunction(isPressable, pressed, { polling: 50, timeout: PATIENCE });
}

/** Presses from within the page, so that the driver's own checks take no time. Counts as a gesture of the reader. */
async function press(page: Page, pressed: string): Promise<void> {
  await page.evaluate((selector) => {
    const visible = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    window.benchFrame.pressed = performance.now();
    if (visible instanceof HTMLMediaElement) visible.play();
    else visible?.click();
  }, pressed);
}

/** Clicks by the mouse in the middle of the picture, a third below its top: its lower part may be outside the window. */
async function clickMiddle(page: Page, pressed: string): Promise<void> {
  const box = await page.evaluate((selector) => {
    const visible = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    window.benchFrame.pressed = performance.now();
    return visible?.getBoundingClientRect().toJSON() as DOMRect;
  }, pressed);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
}

function bytesOf(requests: readonly RequestCost[]): { code: number; media: number } {
  const sum = (which: RegExp) =>
    requests.filter(({ url }) => which.test(url)).reduce((all, { bytes }) => all + bytes, 0);
  return { code: sum(/\.(js|css)$/), media: sum(/^\/(playback|assets\/media)\//) };
}
