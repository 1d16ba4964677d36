/** Detects audible playback: a muted player does not pause others until it is unmuted. */
export const sounds = ({ paused, muted }: HTMLMediaElement): boolean => !paused && !muted;

/** Detects an event target that may be audible: provider frames and the page's own media report nothing else. */
export const mayBeHeard = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  target.querySelector<HTMLMediaElement>('[data-ap-mount] :is(video, audio)')?.muted !== true;
