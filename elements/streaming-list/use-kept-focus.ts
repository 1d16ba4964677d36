import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../../src/element/host.ts';

/**
 * Keeps the focus when the list changes: on the same link of the same stream, else on the first stream, or on the
 * empty message.
 * @param shown rendered value; a change restores the focus
 * @returns a function to call just before the change
 */
export function useKeptFocus(shown: unknown): () => void {
  const host = useHost();
  const focused = useRef<{ id: string; kind: string }>(undefined);

  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = undefined;
    if (!before || shown === undefined) return;
    const lists = host.querySelectorAll<HTMLElement>('.ap-streams:not([data-ap-replaced])');
    const links = [...lists].flatMap((list) => [...list.querySelectorAll<HTMLElement>('a[data-kind]')]);
    const ofStream = links.filter(
      (link) => link.closest<HTMLElement>('[data-stream-id]')?.dataset.streamId === before.id,
    );
    const target = ofStream.find(({ dataset }) => dataset.kind === before.kind) ?? ofStream[0];
    const next = target ?? links[0] ?? host.querySelector<HTMLElement>('[data-streams-state]');
    if (next !== document.activeElement) next?.focus({ preventScroll: true });
  }, [host, shown]);

  return () => {
    const link = document.activeElement;
    const item = link?.closest<HTMLElement>('[data-stream-id]');
    if (!(link instanceof HTMLElement) || !item || !host.contains(item)) return;
    focused.current = { id: item.dataset.streamId ?? '', kind: link.dataset.kind ?? '' };
  };
}
