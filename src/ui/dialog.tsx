import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useBodyLock } from './use-body-lock.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is rendered. The browser's own `<dialog>` keeps the focus inside, makes
 * the page behind inert and gives the focus back (W-30).
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isGone = useRef(false);
  useBodyLock(true);

  // a layout effect: the browser gives the focus back only from a dialog that is still in the page
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement as HTMLElement | null;
    element?.showModal();
    return () => {
      isGone.current = true;
      element?.close();
      // the browser has forgotten who opened it where it was opened twice
      const { activeElement } = document;
      if (activeElement === document.body || element?.contains(activeElement))
        opener?.focus({ preventScroll: true });
    };
  }, []);

  // a host that a script of the page moves takes its dialog out of the browser's top layer, open as it is
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open || !CSS.supports('selector(:modal)') || element.matches(':modal')) return;
    element.open = false;
    element.showModal();
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="ap-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // a script of the page may close it as well
      onClose={() => isGone.current || onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="ap-dialog-body">
        <h2 className="ap-heading ap-dialog-title" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
