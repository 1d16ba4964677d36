import { keepClear } from '../../ui/keep-clear.ts';
import { texts } from './mini.texts.ts';
import type { MiniMedia } from './mini.types.ts';
import { drawBar, nameOf } from './mini-bar.tsx';
import { type MiniEvent, type MiniStep, nextMini } from './mini-machine.ts';
import type { PlayerElement } from './player-element.ts';

/** Frames at the bottom of the window: one, or briefly two while one replaces another. */
const standing = new Set<HTMLElement>();

/**
 * Reserves the bottom of the window for the mini-player: the page scrolls further, and focused elements are never
 * covered (BEY-24).
 * @returns a function that releases the space
 */
function makeRoom(frame: HTMLElement): () => void {
  const root = document.documentElement;
  standing.add(frame);
  root.toggleAttribute('data-ap-room', true);
  const measure = () => root.style.setProperty('--ap-mini', `${frame.offsetHeight}px`);
  const size = new ResizeObserver(measure);
  measure();
  size.observe(frame);
  const leave = keepClear(frame);

  return () => {
    leave();
    size.disconnect();
    standing.delete(frame);
    if (standing.size > 0) return;
    root.removeAttribute('data-ap-room');
    root.style.removeProperty('--ap-mini');
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}

interface Options {
  /** Frame at the edge of the window, around the player. */
  frame: HTMLElement;
  player: PlayerElement;
  media: MiniMedia;
  /** Target of the title. */
  way: string | (() => void);
  /** Initial state of the mini-player. */
  step: MiniStep;
  /** Starts playback for a press, as soon as the player is ready. */
  play(): void;
  onStep(step: MiniStep): void;
}

export interface Small {
  tell(event: MiniEvent): void;
  /** Moves the frame back to its former place. */
  end(): void;
}

/** Maps player events to machine events. */
const heard: Readonly<Record<string, MiniEvent>> = {
  'ap-play': 'playing',
  'ap-pause': 'paused',
  'ap-ended': 'ended',
  'ap-media-error': 'failed',
};

/** Turns a frame with a player into the mini-player at the bottom of the window (PLAY-15, BEY-17). */
export function makeSmall({ frame, player, media, way, step: first, play, onStep }: Options): Small {
  let step = first;

  function tell(event: MiniEvent) {
    const before = step;
    step = nextMini(step, event);
    if (step === before) return;
    bar.show(step);
    onStep(step);
  }
  function toggle() {
    if (step === 'playing') return player.pause();
    tell('ask');
    play();
  }
  const hear = ({ type }: Event) => tell(heard[type] as MiniEvent);

  const bar = drawBar(frame, {
    media,
    way,
    // the controls that had the focus are hidden now
    hadFocus: frame.contains(document.activeElement),
    onToggle: toggle,
    onClose: () => tell('close'),
  });
  frame.setAttribute('data-ap-mini', '');
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', `${texts['mini.label']}: ${nameOf(media)}`);
  bar.show(step);
  const giveBack = makeRoom(frame);
  // before listeners that forward them as their own events
  for (const type of Object.keys(heard)) frame.addEventListener(type, hear, true);
  player.addEventListener('click', bar.goBack);

  return {
    tell,
    end() {
      for (const type of Object.keys(heard)) frame.removeEventListener(type, hear, true);
      player.removeEventListener('click', bar.goBack);
      giveBack();
      const hasFocus = bar.end();
      for (const name of ['data-ap-mini', 'role', 'aria-label']) frame.removeAttribute(name);
      if (hasFocus) player.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    },
  };
}
