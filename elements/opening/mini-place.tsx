import { type ReactNode, useState } from 'react';
import { useEmit, useExpose } from '../../src/element/host.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { useMini } from '../../src/media/mini/use-mini.ts';
import { contract } from './opening.element.ts';

interface Props {
  /** Attributes of the tag: `mini-below` and `release-threshold`. */
  below: number;
  threshold: number;
  /** One element, with the player in it. */
  children: ReactNode;
}

/** The place of the player on the page, which it leaves to go along with who scrolls (PLAY-15), and to the next page (BEY-17). */
export function MiniPlace({ below, threshold, children }: Props) {
  const emit = useEmit(contract);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isSticky = useMini({ place, below, threshold });
  useExpose('sticky', isSticky);
  useOnChange(isSticky, (sticky) => emit('ap-sticky-change', { sticky }));
  return <div ref={setPlace}>{children}</div>;
}
