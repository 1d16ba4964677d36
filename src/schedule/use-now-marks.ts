import { useMemo } from 'react';
import { useNodeEdits } from '../element/server-nodes.tsx';
import { currentPlace, isOn } from './read-shows.ts';
import { spanOf } from './written-shows.ts';

const none: readonly HTMLElement[] = [];

/**
 * Marks the current shows of a page (SCHED-10): toggles existing marks, so that nothing moves or is announced.
 * @param id id for the current or next show, as a link target
 * @param shown changes when the elements show other shows
 */
export function useNowMarks(elements: readonly HTMLElement[], now: Date, shown: unknown, id?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same elements may say something else
  const spans = useMemo(() => elements.map(spanOf), [elements, shown]);
  const on = spans.map((span) => isOn(span, now));
  const place = currentPlace(spans, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const marks = useMemo(
    () => elements.flatMap((element) => element.querySelector<HTMLElement>('.ap-show-now') ?? []),
    [elements, shown],
  );
  useNodeEdits(
    marks,
    (mark, edits) => {
      const index = elements.findIndex((element) => element.contains(mark));
      edits.attribute('hidden', on[index] ? null : '');
    },
    [on.join()],
  );
  useNodeEdits(
    id === undefined ? none : elements,
    (_, edits, index) => edits.attribute('id', index === place ? (id ?? null) : null),
    [id, place],
  );
}
