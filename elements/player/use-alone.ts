import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';

/** Those too that the server wrote, and whose code has not come. */
export function pauseOthers(host: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>(`${host.localName} :is(video, audio)`))
    if (!host.contains(other)) other.pause();
}

/** Of the players of a page one sounds at a time: this one stops when another begins, in whichever way. */
export function useAlone(isOn: boolean, stop: () => void): void {
  const host = useHost();
  useListener(
    document,
    'play',
    ({ target }) => {
      const isPlayers = target instanceof HTMLMediaElement && target.closest(host.localName);
      if (isPlayers && isPlayers !== host) stop();
    },
    { capture: true, isOn },
  );
  // a frame of the provider, and what a page has of its own, say only this
  useListener(
    document,
    'ap-play',
    ({ target }) => {
      if (target instanceof Node && !target.contains(host)) stop();
    },
    { isOn },
  );
}
