import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import type { Play } from './player-machine.ts';
import { mayBeHeard, sounds } from './sounds.ts';

/** Hears of every press that plays. */
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

/** Of the players of a page one sounds at a time: this one stops when another begins, in whichever way. */
export function useAlone({ isWanted, isAwaited, isPlaying }: Play, stop: () => void): void {
  const host = useHost();
  const isOn = isWanted || isAwaited;
  // what sounds goes on until the other does; not only while it is wanted, which two presses in one go may not have drawn yet
  useListener<CustomEvent>(presses, 'press', ({ detail }) => {
    if (detail !== host && !isPlaying) stop();
  });
  useListener(
    document,
    'play volumechange',
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
