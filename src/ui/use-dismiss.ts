import type { RefObject } from 'react';
import { useListener } from '../element/use-listener.ts';

/** Closes what is open when the reader turns to something else: by a press, by the focus or, where wanted, by scrolling. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  closesOnScroll = false,
): void {
  const isInside = (target: EventTarget | null) => root.current?.contains(target as Node) ?? false;
  const closeOutside = ({ target }: Event) => isInside(target) || close();
  useListener(document, 'pointerdown', closeOutside, { isOn: isOpen });
  // what is open may have a scroll bar of its own
  useListener(document, 'scroll', closeOutside, { isOn: isOpen && closesOnScroll, capture: true });
  // without a new target, the window lost the focus or the pressed element takes none
  useListener<FocusEvent>(
    document,
    'focusout',
    ({ target, relatedTarget }) => {
      if (isInside(target) && relatedTarget && !isInside(relatedTarget)) close();
    },
    { isOn: isOpen },
  );
}
