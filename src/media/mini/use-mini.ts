import { useEffect, useEffectEvent, useState } from 'react';
import { useHost, useHostAttribute } from '../../element/host.ts';
import { useListener } from '../../element/use-listener.ts';
import { usePart } from '../../element/use-part.ts';
import { hasRecord } from './mini-key.ts';

interface Options {
  /** Keeps the room of its only child, which holds the `<ap-player>`. */
  place: HTMLElement | null;
  /** From this width on, in CSS px, nothing goes along. */
  below: number;
  /** How far below its top the player is back in its place, in CSS px. */
  threshold: number;
}

/** The player of an opening block goes along with who scrolls and with who goes to another page; whether it does the first just now. */
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
