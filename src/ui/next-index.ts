/** Options that Page Up and Page Down pass over. */
const PAGE = 10;

/** Where a key leads in a list of so many items; undefined for every other key. @param now -1: nowhere yet */
export function nextIndex(key: string, now: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(now + 1, last);
    case 'ArrowUp':
      return now < 0 ? last : Math.max(now - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(now + PAGE, last);
    case 'PageUp':
      return Math.max(now - PAGE, 0);
    default:
      return undefined;
  }
}
