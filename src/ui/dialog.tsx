import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { readDocument } from '../page/read-document.ts';
import { useBodyLock } from './use-body-lock.ts';
import './dialog.css';

interface DialogProps {
  title: string;
  /** Class of a dialog with another style. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Modal dialog, open while it is mounted. The browser's own `<dialog>` keeps the focus inside, makes the page behind
 * inert and returns the focus (W-30).
 */
export function Dialog({ title, className, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isGone = useRef(false);
  const isPressedInside = useRef(false);
  useBodyLock(true);

  // a layout effect: the browser gives the focus back only from a dialog that is still in the page
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement as HTMLElement | null;
    // a removed host renders once more
    if (element?.isConnected) element.showModal();
    // in a low window, focusing the first button would scroll past the question
    if (element && heading.current && element.scrollTop > 0) {
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    return () => {
      isGone.current = true;
      element?.close();
      // after a second opening, the browser no longer knows the opener
      const { activeElement } = document;
      if (activeElement === readDocument('body') || element?.contains(activeElement))
        opener?.focus({ preventScroll: true });
    };
  }, []);

  // when a page script moves the host, its open dialog leaves the browser's top layer
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.isConnected || !element.open) return;
    if (!CSS.supports('selector(:modal)') || element.matches(':modal')) return;
    element.open = false;
    element.showModal();
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={className ? `ap-dialog ${className}` : 'ap-dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // a page script may close it too
      onClose={() => isGone.current || onClose()}
      onPointerDown={({ target, currentTarget }) => {
        isPressedInside.current = target !== currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // a drag from inside the dialog, such as a text selection, is no press of the backdrop
        if (target === currentTarget && !isPressedInside.current) onClose();
        isPressedInside.current = false;
      }}
    >
      <div className="ap-dialog-body">
        <h2 ref={heading} className="ap-heading ap-dialog-title" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
