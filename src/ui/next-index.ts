/** Options that Page Up and Page Down pass over. */
const PAGE = 10;

/**
 * Index that a key moves to; undefined for other keys.
 * @param now current index, -1 for none
 */
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
