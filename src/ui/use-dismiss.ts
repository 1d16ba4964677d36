import { type RefObject, useEffect } from 'react';

/** Closes what is open when the reader turns to something else: by a press, by the focus or, where wanted, by scrolling. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  closesOnScroll = false,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one at each render
  useEffect(() => {
    if (!isOpen) return;
    const element = root.current;
    const closeOutside = ({ target }: Event) => element?.contains(target as Node) || close();
    // without a new place the window has lost the focus, or what was pressed takes none
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !element?.contains(relatedTarget as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    element?.addEventListener('focusout', leave);
    // what is open may have a scroll bar of its own
    if (closesOnScroll) document.addEventListener('scroll', closeOutside, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      element?.removeEventListener('focusout', leave);
      document.removeEventListener('scroll', closeOutside, { capture: true });
    };
  }, [isOpen, closesOnScroll]);
}
