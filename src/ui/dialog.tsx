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
 * A modal dialog, open for as long as it is rendered. The browser's own `<dialog>` keeps the focus inside, makes
 * the page behind inert and gives the focus back (W-30).
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
    // a host that has been taken away meanwhile draws once more
    if (element?.isConnected) element.showModal();
    // in a low window, focusing the first button would scroll past the question
    if (element && heading.current && element.scrollTop > 0) {
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    return () => {
      isGone.current = true;
      element?.close();
      // the browser has forgotten who opened it where it was opened twice
      const { activeElement } = document;
      if (activeElement === readDocument('body') || element?.contains(activeElement))
        opener?.focus({ preventScroll: true });
    };
  }, []);

  // a host that a script of the page moves takes its dialog out of the browser's top layer, open as it is
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
      // a script of the page may close it as well
      onClose={() => isGone.current || onClose()}
      onPointerDown={({ target, currentTarget }) => {
        isPressedInside.current = target !== currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // what is dragged out of the dialog, as a selection of text is, presses no backdrop
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
