/** What is muted takes the sound from nobody, until it is not muted any more. */
export const sounds = ({ paused, muted }: HTMLMediaElement): boolean => !paused && !muted;

/** Whether what says that it plays may be heard: a frame, and what a page has of its own, say nothing else of it. */
export const mayBeHeard = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  target.querySelector<HTMLMediaElement>('[data-ap-mount] :is(video, audio)')?.muted !== true;
