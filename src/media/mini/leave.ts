import { ownAddress } from '../../page/own-address.ts';
import type { MiniRecord } from './mini.types.ts';
import { keepRecord } from './mini-record.ts';
import { mediaElementOf, momentOf } from './player-element.ts';

const absolute = (address: string | undefined) =>
  address === undefined ? undefined : ownAddress(address).href;

type Leaving = Pick<MiniRecord, 'media' | 'page' | 'isPlaying'> & Partial<MiniRecord>;

/** Stores the media for the next page. A record that was never opened keeps its position and volume. */
export function keep(player: Element, { media, page, isPlaying, ...before }: Leaving): void {
  const element = mediaElementOf(player);
  const isOpen = element !== null && element.readyState > 0;
  const { isMuted = false, volume = 1, seconds } = before;
  keepRecord({
    media: { ...media, src: absolute(media.src), poster: absolute(media.poster) },
    page,
    at: Date.now(),
    isPlaying,
    ...(isOpen
      ? { seconds: momentOf(element), isMuted: element.muted, volume: element.volume }
      : { seconds, isMuted, volume }),
  });
}

/** Restores mute and volume of the previous page, from the first moment of playback. */
export function soundAs(frame: HTMLElement, { isMuted, volume }: { isMuted: boolean; volume: number }): void {
  const set = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement) Object.assign(target, { muted: isMuted, volume });
  };
  // the events of media do not bubble
  frame.addEventListener('loadedmetadata', set, { capture: true, once: true });
}
