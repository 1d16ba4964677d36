import type { RefObject } from 'react';
import { useListener } from '../element/use-listener.ts';

/** Closes a layer when the reader presses, focuses or, if wanted, scrolls something outside. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  closesOnScroll = false,
): void {
  const isInside = (target: EventTarget | null) => root.current?.contains(target as Node) ?? false;
  const closeOutside = ({ target }: Event) => isInside(target) || close();
  useListener(document, 'pointerdown', closeOutside, { isOn: isOpen });
  // the layer may have a scroll bar of its own
  useListener(document, 'scroll', closeOutside, { isOn: isOpen && closesOnScroll, capture: true });
  // without a new target, the window has lost the focus, or the pressed element is not focusable
  useListener<FocusEvent>(
    document,
    'focusout',
    ({ target, relatedTarget }) => {
      if (isInside(target) && relatedTarget && !isInside(relatedTarget)) close();
    },
    { isOn: isOpen },
  );
}
