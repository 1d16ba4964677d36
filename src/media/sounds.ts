/** Detects audible playback: a muted player does not pause others until it is unmuted. */
export const sounds = ({ paused, muted }: HTMLMediaElement): boolean => !paused && !muted;

/** Media of a widget, not a server's player that waits in one. */
const OWN = '[data-ap-mount] :is(video, audio):not([slot]:not([data-ap-adopted]))';

/** Detects an event target that may be audible: provider frames and the page's own media report nothing else. */
export const mayBeHeard = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.querySelector<HTMLMediaElement>(OWN)?.muted !== true;
