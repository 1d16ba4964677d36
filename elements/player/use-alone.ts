import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { mayBeHeard, sounds } from '../../src/media/sounds.ts';
import type { Play } from './player-machine.ts';

/** Emits each press that plays, and each unmuting. */
const presses = new EventTarget();

/** Announces a press, so that the player pressed last starts, not the one whose source opens first. */
export function pressAlone(host: HTMLElement): void {
  presses.dispatchEvent(new CustomEvent('press', { detail: host }));
}

/** Pauses all other players, including the server's whose code has not loaded. */
export function pauseOthers(host: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>(`${host.localName} :is(video, audio)`))
    if (!host.contains(other)) other.pause();
}

/** Announces that a player became audible, so that the others stop. */
export function soundAlone(host: HTMLElement): void {
  pauseOthers(host);
  presses.dispatchEvent(new CustomEvent('heard', { detail: host }));
}

/** Lets one player of a page sound at a time: stops this one when another starts. */
export function useAlone({ shouldPlay, isAwaited, isPlaying }: Play, stop: () => void): void {
  const host = useHost();
  const isOn = shouldPlay || isAwaited;
  // keeps playing until the other starts; not by `isWanted`, which is not rendered yet after two presses at once
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
