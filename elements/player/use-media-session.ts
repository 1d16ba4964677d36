import { useEffect, useEffectEvent, useRef } from 'react';
import { safeUrl } from '../../src/content/safe-url.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { ownAddress } from '../../src/page/own-address.ts';
import type { PlayerModel } from './playing.types.ts';

const LEAP = 10;
const ACTIONS = ['play', 'pause', 'seekto', 'seekbackward', 'seekforward'] as const;

/** Media keys and lock screen: title, picture and buttons of the playing media. */
export function useMediaSession(
  player: PlayerModel,
  element: HTMLMediaElement,
  { title, poster }: { title: string; poster: string | undefined },
): void {
  const act = useEffectEvent((details: MediaSessionActionDetails) => {
    switch (details.action) {
      case 'seekto':
        return player.goTo(player.clock.range.start + (details.seekTime ?? 0));
      case 'seekbackward':
        return player.step(-(details.seekOffset ?? LEAP));
      case 'seekforward':
        return player.step(details.seekOffset ?? LEAP);
      case 'pause':
        return player.stop();
      default:
        return player.begin();
    }
  });
  const showPosition = useEffectEvent(() => {
    const { start, end } = player.clock.range;
    const isKnown = !player.tracks.isLive && end > start;
    navigator.mediaSession?.setPositionState(
      isKnown
        ? {
            duration: end - start,
            position: Math.min(Math.max(element.currentTime - start, 0), end - start),
            playbackRate: element.playbackRate,
          }
        : undefined,
    );
  });
  const metadata = useRef<MediaMetadata>(undefined);
  const { isPlaying, shouldPlay, hasBegun } = player.play;
  const isMine = isPlaying || (shouldPlay && hasBegun);
  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession || !isMine) return;
    const src = safeUrl(poster);
    const artwork = src ? [{ src: ownAddress(src).href }] : [];
    const own = new MediaMetadata({ title, artwork });
    metadata.current = own;
    mediaSession.metadata = own;
    mediaSession.playbackState = 'playing';
    for (const action of ACTIONS) mediaSession.setActionHandler(action, act);
    // playback started before this player had the lock screen
    showPosition();
    // stays on the lock screen until another player starts
    return () => {
      mediaSession.playbackState = 'paused';
    };
  }, [isMine, title, poster]);

  useListener(element, 'playing seeked ratechange durationchange', () => isMine && showPosition());

  // removes its buttons on unmount, unless another player has taken over
  useEffect(
    () => () => {
      const { mediaSession } = navigator;
      if (!metadata.current || mediaSession.metadata !== metadata.current) return;
      mediaSession.metadata = null;
      for (const action of ACTIONS) mediaSession.setActionHandler(action, null);
    },
    [],
  );
}
