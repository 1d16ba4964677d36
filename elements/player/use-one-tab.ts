import { useEffect, useEffectEvent } from 'react';

/**
 * Of the tabs of a browser one sounds at a time: this one stops when a player of another begins (BEY-17). A frame leaves that to the
 * page around it.
 */
export function useOneTab(sounds: boolean, stop: () => void): void {
  const hear = useEffectEvent(stop);
  useEffect(() => {
    if (!sounds || self !== top || !('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel('ap-player');
    channel.onmessage = () => hear();
    channel.postMessage(null);
    const close = () => channel.close();
    // what listens is kept by no browser for the way back
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      close();
    };
  }, [sounds]);
}
