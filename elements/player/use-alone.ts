import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { mayBeHeard, sounds } from '../../src/media/sounds.ts';
import type { Play } from './player-machine.ts';

/** Hears of every press that plays, and of what was muted and is not any more. */
const presses = new EventTarget();

/** Of players that are still to sound, only the one pressed last does: not the one whose source opens first. */
export function pressAlone(host: HTMLElement): void {
  presses.dispatchEvent(new CustomEvent('press', { detail: host }));
}

/** Those too that the server wrote, and whose code has not come. */
export function pauseOthers(host: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>(`${host.localName} :is(video, audio)`))
    if (!host.contains(other)) other.pause();
}

/** What played without sound is heard from now on. */
export function soundAlone(host: HTMLElement): void {
  pauseOthers(host);
  presses.dispatchEvent(new CustomEvent('heard', { detail: host }));
}

/** Of the players of a page one sounds at a time: this one stops when another begins, in whichever way. */
export function useAlone({ isWanted, isAwaited, isPlaying }: Play, stop: () => void): void {
  const host = useHost();
  const isOn = isWanted || isAwaited;
  // what sounds goes on until the other does; not only while it is wanted, which two presses in one go may not have drawn yet
  useListener<CustomEvent>(presses, 'press', ({ detail }) => {
    if (detail !== host && !isPlaying) stop();
  });
  useListener<CustomEvent>(presses, 'heard', ({ detail }) => {
    if (detail !== host) stop();
  });
  useListener(
    document,
    'play',
    ({ target }) => {
      const other = target instanceof HTMLMediaElement && sounds(target) && target.closest(host.localName);
      if (other && other !== host) stop();
    },
    { capture: true, isOn },
  );
  // a frame of the provider, and what a page has of its own, say only this
  useListener(
    document,
    'ap-play',
    ({ target }) => {
      if (mayBeHeard(target) && !target.contains(host)) stop();
    },
    { isOn },
  );
}
