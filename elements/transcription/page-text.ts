import type { Place } from './find-text.ts';

interface PageText {
  written: string;
  rangeOf(place: Place): Range;
}

const blocks = 'p, li, dd, dt, td, th, h2, h3, h4, h5, h6, blockquote, div, section';

/** The text of server's elements in one piece, with a blank between paragraphs, and the way back from a place in it. */
export function readText(nodes: readonly Element[]): PageText {
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
