import { useEffect } from 'react';
import { shared } from '../storage/registry.ts';

const counter = () => shared('bodyLock', () => ({ layers: 0 }));

function change(by: 1 | -1) {
  const state = counter();
  state.layers += by;
  const locked = state.layers > 0;
  const { classList, clientWidth, style } = document.documentElement;
  if (classList.contains('ap-body-lock') === locked) return;
  // keeps the space of the scroll bar free; a scrim covers it too
  if (locked) style.setProperty('--ap-scrollbar', `${innerWidth - clientWidth}px`);
  else style.removeProperty('--ap-scrollbar');
  classList.toggle('ap-body-lock', locked);
  document.dispatchEvent(new CustomEvent('ap-body-lock', { detail: { locked } }));
}

/** Prevents the page from scrolling while a layer is open, and sends `ap-body-lock`. */
export function useBodyLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
