import { useCallback, useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';
import type { Range } from '../../src/media/engine.types.ts';
import type { Clock } from './playing.types.ts';

const EVENTS =
  'timeupdate seeking seeked durationchange progress volumechange ratechange loadedmetadata emptied';

const clockOf = (element: HTMLMediaElement, range: Range): Clock => ({
  time: element.currentTime,
  range,
  volume: element.volume,
  isMuted: element.muted || element.volume === 0,
  rate: element.playbackRate,
});

/** State of the media element, updated on each change. */
export function useClock(element: HTMLMediaElement, range: () => Range): [Clock, () => void] {
  const [clock, setClock] = useState(() => clockOf(element, range()));
  const look = useCallback(() => setClock(clockOf(element, range())), [element, range]);
  useListener(element, EVENTS, look);
  return [clock, look];
}
