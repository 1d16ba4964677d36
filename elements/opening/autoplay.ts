import { localStore } from '../../src/storage/safe-storage.ts';

const KEY = 'autoPlay';

/** Reads the reader's stored choice, or else the page's default; ignores unknown values (PLAY-07, PLAY-32). */
export function readAutoplay(initial: boolean): boolean {
  const kept = localStore.get(KEY);
  return kept === 'true' || (kept !== 'false' && initial);
}

export const keepAutoplay = (isOn: boolean): void => localStore.set(KEY, String(isOn));

export const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Reason why autoplay is off whatever the reader chose (BEY-18). */
export function whyCalm(): 'saves-data' | 'less-motion' | undefined {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return 'saves-data';
  return lessMotion().matches ? 'less-motion' : undefined;
}
