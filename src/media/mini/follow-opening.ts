import { keep, soundAs } from './leave.ts';
import { makeSmall, type Small } from './make-small.ts';
import { forgetRecord, isSameMedia, readRecord } from './mini-record.ts';
import { isReady, mediaElementOf, mediaOf, type PlayerElement } from './player-element.ts';
import { loose, nextSticky, type StickyEvent } from './sticky-machine.ts';

export interface OpeningOptions {
  /** Reserves the space of the frame, its only child, which contains the player. */
  place: HTMLElement;
  /** Window width in CSS px from which the player does not follow. */
  below: number;
  /** Distance below its top at which the player returns to its place, in CSS px. */
  threshold: number;
  /** True if playback began before this part was loaded. */
  hasBegun: boolean;
  onSticky(isSticky: boolean): void;
}

/** Detects an address with a start time (CUE-06), except after Back or a reload. */
function asksForMoment(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && new URLSearchParams(location.search).has('t');
}

/**
 * Keeps the page's player audible while the user reads: on phones it follows the scrolling reader (PLAY-15..18), and
 * playback continues on the next page (BEY-17).
 * @returns a function that stops it
 */
export function followOpening(options: OpeningOptions): () => void {
  const { place, below, threshold, onSticky } = options;
  const frame = place.firstElementChild as HTMLElement;
  const playerOf = () => frame.querySelector<PlayerElement>('ap-player');
  let { hasBegun } = options;
  let sticky = loose;
  let small: Small | undefined;

  function tell(event: StickyEvent) {
    const before = sticky;
    sticky = nextSticky(sticky, event);
    if (sticky.isSticky === before.isSticky) return;
    if (sticky.isSticky) shrink();
    else release();
    onSticky(sticky.isSticky);
  }
  function shrink() {
    const player = playerOf();
    if (!player) return;
    const element = mediaElementOf(player);
    place.style.minHeight = `${place.getBoundingClientRect().height}px`;
    small = makeSmall({
      frame,
      player,
      media: mediaOf(player),
      way: () => place.scrollIntoView({ block: 'center' }),
      step: element && !element.paused ? 'playing' : 'paused',
      play: () => player.play(true),
      onStep(step) {
        if (step !== 'gone') return;
        player.pause();
        tell({ type: 'close' });
      },
    });
  }
  function release() {
    small?.end();
    small = undefined;
    place.style.minHeight = '';
  }
  const look = () =>
    tell({ type: 'scroll', y: scrollY, top: scrollY + place.getBoundingClientRect().top, threshold });
  const measure = () => tell({ type: 'width', isNarrow: innerWidth < below });
  function begin() {
    hasBegun = true;
    tell({ type: 'play' });
  }

  /** Stops following after the end; the player may show what comes next in its place. */
  const rest = () => tell({ type: 'close' });

  function leave() {
    const player = playerOf();
    const element = player && mediaElementOf(player);
    if (!player || !element || !hasBegun) return;
    const isPlaying = !element.paused && !element.ended;
    // protected content never continues on other pages, and a framed page is not the reader's own
    const mayLeave = !frame.closest('ap-gate') && self === top;
    if (isPlaying && mayLeave)
      keep(player, { media: mediaOf(player), page: location.pathname + location.search, isPlaying });
    else forgetRecord();
    element.pause();
  }
  /** Resumes at the position of the previous page, or of the time when this page was left. */
  function comeBack() {
    const record = readRecord(Date.now());
    const player = playerOf();
    if (!record || !player || !isSameMedia(record.media, mediaOf(player))) return;
    forgetRecord();
    soundAs(frame, record);
    isReady(player)
      .then(() => {
        if (record.seconds !== undefined && !asksForMoment()) player.seek(record.seconds);
        if (record.isPlaying) player.play(false);
      })
      .catch(() => {}); // the page itself shows that its player failed
  }
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) comeBack();
  };

  measure();
  // playback first: a reader who scrolled while this part was loading may not scroll again
  if (hasBegun) begin();
  else comeBack();
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', measure);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', restore);
  frame.addEventListener('ap-play', begin, true);
  frame.addEventListener('ap-ended', rest, true);
  return () => {
    removeEventListener('scroll', look);
    removeEventListener('resize', measure);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', restore);
    frame.removeEventListener('ap-play', begin, true);
    frame.removeEventListener('ap-ended', rest, true);
    if (small) {
      release();
      onSticky(false);
    }
  };
}
