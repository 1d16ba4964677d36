import type { SourceTag } from './source-tags.ts';

/** Finds the start tags without an end tag, which closes the last open tag of its name. */
export function notClosedIn(tags: readonly SourceTag[]): SourceTag[] {
  const open: SourceTag[] = [];
  for (const tag of tags) {
    if (!tag.isEnd) open.push(tag);
    else {
      const closed = open.findLastIndex((start) => start.tag === tag.tag);
      if (closed >= 0) open.splice(closed, 1);
    }
  }
  return open;
}
