import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { mayBeHeard, sounds } from '../../src/media/sounds.ts';
import type { Play } from './player-machine.ts';

/** Emits each press that plays, and each unmuting. */
const presses = new EventTarget();

/** Only the player pressed last starts, not the one whose source opens first. */
export function pressAlone(host: HTMLElement): void {
  presses.dispatchEvent(new CustomEvent('press', { detail: host }));
}

/** Those too that the server wrote, and whose code has not come. */
export function pauseOthers(host: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>(`${host.localName} :is(video, audio)`))
    if (!host.contains(other)) other.pause();
}

/** Marks a muted player as audible. */
export function soundAlone(host: HTMLElement): void {
  pauseOthers(host);
  presses.dispatchEvent(new CustomEvent('heard', { detail: host }));
}

/** Lets one player of a page sound at a time: stops this one when another starts. */
export function useAlone({ shouldPlay, isAwaited, isPlaying }: Play, stop: () => void): void {
  const host = useHost();
  const isOn = shouldPlay || isAwaited;
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
  // provider frames and the page's own media report only this event
  useListener(
    document,
    'ap-play',
    ({ target }) => {
      if (mayBeHeard(target) && !target.contains(host)) stop();
    },
    { isOn },
  );
}
