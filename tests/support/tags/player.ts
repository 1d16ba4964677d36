import type { PageWindow } from '../page.ts';
import { becomes, openWidget, type Page, tag } from '../widget.ts';

export const provider = {
  'video-api': '/playback/v1',
  'video-account': '6000000000001',
  'video-key': 'BCpkDemo',
  'video-frames': '/reproductors',
};
/** Film of the demo with all features. */
export const far = { 'bc-id': '6000000000101', 'media-title': 'Com es fa un far' };
export const serra = '/assets/media/v1/serra/video.mp4';
export const video = (src: string) => `<video controls preload="none" src="${src}"></video>`;

interface Given {
  /** Server content inside the tag and after it. */
  content?: string;
  after?: string;
  /** Attributes of `<ap-config>`. */
  more?: Record<string, string>;
  /** Query of the page's address. */
  at?: string;
  speed?: number;
  /** Scripts of the page, if not the default. */
  entry?: string[];
  /** Prepares the browser before any script runs. */
  given?: (window: PageWindow) => void;
}

/** Attributes of the player. */
export interface PlayerHost extends HTMLElement {
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  load(media: Record<string, unknown>): void;
  muted: boolean;
  readonly currentTime: number;
}

/** Player on its page, before any press. */
export async function openPlayer(
  attributes: Record<string, string> = far,
  {
    content = '<a href="/videos/far">Un far</a>',
    more = {},
    after = '',
    at = '',
    speed = 1,
    entry,
    given,
  }: Given = {},
) {
  const { page, host, see } = await openWidget(tag('ap-player', attributes, content) + after, {
    config: { ...provider, ...more },
    speed,
    ...(entry && { entry }),
    before({ window }) {
      window.history.replaceState(null, '', window.location.href + at);
      given?.(window);
    },
  });
  const jumps = jumpsOf(page);
  const media = () =>
    host.querySelector<HTMLMediaElement>('[data-ap-mount] :is(video, audio)') as HTMLMediaElement;
  const begin = () => see.press('button', /^Reproduïu/);
  const plays = () =>
    becomes(() => !media().paused && media().currentTime > 0 && media().readyState > 2, true);
  return { page, host: host as PlayerHost, see, media, begin, plays, jumps };
}

/** Records the seeks of the page's media in whole seconds: current positions move on before a test reads them. */
export function jumpsOf(page: Page): number[] {
  const jumps: number[] = [];
  const note = ({ target }: Event) => jumps.push(Math.round((target as HTMLMediaElement).currentTime));
  page.document.addEventListener('seeking', note, { capture: true });
  return jumps;
}

/** Loaded chunks of the player. */
export const playingCode = (page: Page) =>
  page.window.performance
    .getEntriesByType('resource')
    .filter(({ name }) => /chunks\/(media-stream|player-playing)/.test(name));

/** Returns the media files that the page has requested, in order: `video-360.mp4`. */
export const askedFiles = (page: Page, name: RegExp): string[] =>
  page.window.performance.getEntriesByType('resource').flatMap((entry) => name.exec(entry.name)?.[0] ?? []);

/** Chooses an option of a list, as a reader does. */
export function choose(list: HTMLElement, value: string): void {
  (list as HTMLSelectElement).value = value;
  const { Event } = list.ownerDocument.defaultView as PageWindow;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
