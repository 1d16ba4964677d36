import { useEffect, useMemo, useState } from 'react';
import { useHost } from '../../src/element/host.ts';
import { useNodeEdits } from '../../src/element/server-nodes.tsx';
import { findPlaces, foldText, type Place } from './find-text.ts';

interface PageText {
  written: string;
  rangeOf(place: Place): Range;
}

const blocks = 'p, li, dd, dt, td, th, h2, h3, h4, h5, h6, blockquote, div, section';

/** Joins the text of the elements, with a blank between paragraphs, and maps positions back to the page. */
function readText(nodes: readonly Element[]): PageText {
  let written = '';
  let block: Element | null | undefined;
  const pieces: { node: Text; from: number }[] = [];
  for (const root of nodes) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest('[data-ap-mount], script, style, template')) continue;
      const own = node.parentElement?.closest(blocks);
      if (own !== block) written += '\n';
      block = own;
      pieces.push({ node, from: written.length });
      written += node.data;
    }
  }
  const at = (place: number) => pieces.findLast(({ from }) => from <= place);
  return {
    written,
    rangeOf({ from, to }) {
      const range = document.createRange();
      const [first, last] = [at(from), at(to - 1)];
      if (first) range.setStart(first.node, from - first.from);
      if (last) range.setEnd(last.node, to - last.from);
      return range;
    },
  };
}

const ALL = 'ap-found';
const NOW = 'ap-found-now';

/**
 * Highlights ranges of the text without changing its elements. Without support (Firefox before 140, Safari before
 * 17.2) only the sentence around the match is marked. Returns a function that removes the highlights.
 */
function showFound(ranges: readonly Range[], now: Range | undefined): () => void {
  const registry = typeof Highlight === 'function' ? CSS.highlights : undefined;
  if (!registry || !now) return () => {};
  registry.set(ALL, new Highlight(...ranges.filter((range) => range !== now)));
  registry.set(NOW, new Highlight(now));
  return () => {
    registry.delete(ALL);
    registry.delete(NOW);
  };
}

export interface Search {
  query: string;
  setQuery(query: string): void;
  count: number;
  /** Index of the shown match, from 0. */
  index: number;
  /** Goes to the next match, or the previous one; the first follows the last. */
  step(by: number): void;
  /** Surrounding sentence, or else paragraph. */
  around: HTMLElement | undefined;
}

/** @param nodes what is searched */
export function useSearch(nodes: readonly HTMLElement[]): Search {
  const host = useHost();
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const ranges = useMemo(() => {
    if (!query.trim()) return [];
    const text = readText(nodes);
    return findPlaces(foldText(text.written), query).map(text.rangeOf);
  }, [nodes, query]);
  const range = ranges[Math.min(index, ranges.length - 1)];
  const around = useMemo(() => {
    const { startContainer } = range ?? {};
    const element = startContainer?.parentElement?.closest<HTMLElement>('[data-start]');
    const block = element ?? startContainer?.parentElement;
    return block && host.contains(block) ? [block] : [];
  }, [host, range]);

  useNodeEdits(around, (_node, edits) => edits.attribute('data-ap-found', ''), []);
  useEffect(() => showFound(ranges, range), [ranges, range]);
  useEffect(() => {
    around[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [around]);

  return {
    query,
    setQuery(next) {
      setQuery(next);
      setIndex(0);
    },
    count: ranges.length,
    index,
    around: around[0],
    step: (by) => setIndex((ranges.length + index + by) % Math.max(ranges.length, 1)),
  };
}
