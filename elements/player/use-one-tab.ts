import { useEffect, useEffectEvent } from 'react';

/**
 * Lets one tab of a browser sound at a time: stops when a player of another tab starts (BEY-17). A frame leaves this
 * to its page.
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
