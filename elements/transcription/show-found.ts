const ALL = 'ap-found';
const NOW = 'ap-found-now';

/**
 * Marks places of the text without touching its elements, in browsers that can (Firefox before 140 and Safari before 17.2 cannot: there
 * the sentence around the place is marked alone). Answers what takes the marks away.
 */
export function showFound(ranges: readonly Range[], now: Range | undefined): () => void {
  const registry = typeof Highlight === 'function' ? CSS.highlights : undefined;
  if (!registry || !now) return () => {};
  registry.set(ALL, new Highlight(...ranges.filter((range) => range !== now)));
  registry.set(NOW, new Highlight(now));
  return () => {
    registry.delete(ALL);
    registry.delete(NOW);
  };
}
