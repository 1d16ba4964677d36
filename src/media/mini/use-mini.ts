import { useEffect, useEffectEvent, useState } from 'react';
import { useHost, useHostAttribute } from '../../element/host.ts';
import { useListener } from '../../element/use-listener.ts';
import { usePart } from '../../element/use-part.ts';
import { hasRecord } from './mini-key.ts';

interface Options {
  /** Reserves the space of its only child, which contains the `<ap-player>`. */
  place: HTMLElement | null;
  /** Window width in CSS px from which the player does not follow. */
  below: number;
  /** Distance below its top at which the player returns to its place, in CSS px. */
  threshold: number;
}

/** Makes an opening block's player follow the reader's scrolling (true while it does) and continue on other pages. */
export function useMini({ place, below, threshold }: Options): boolean {
  const host = useHost();
  const [hadRecord] = useState(hasRecord);
  const [hasBegun, setBegun] = useState(false);
  const [isSticky, setSticky] = useState(false);
  useListener(host, 'ap-play', () => setBegun(true));
  useHostAttribute('sticky', isSticky);
  const { part: mini } = usePart(() => import('./mini.part.ts'), hasBegun || hadRecord);
  const begin = useEffectEvent((there: HTMLElement) =>
    mini?.followOpening({
      place: there,
      below,
      threshold,
      hasBegun,
      onSticky: setSticky,
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the part has come, and for another rule
  useEffect(() => (place ? begin(place) : undefined), [place, mini, below, threshold]);
  return isSticky;
}
