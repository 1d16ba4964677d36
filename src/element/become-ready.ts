import { PRESSED, pressedLink } from './pressed-link.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Marks a widget as drawn, which hides most server content. A focus in hidden content moves to the same control of the
 * widget, else to its first (WCAG 2.4.3). An earlier press is repeated on that control, or on the pressed link where it
 * remains visible.
 */
export function becomeReady(host: HTMLElement): void {
  host.dataset.apState = 'ready';
  const isPressed = host.hasAttribute(PRESSED);
  const link = pressedLink(host);
  link?.removeAttribute(PRESSED);
  const hidden = hiddenFocus(host);
  if (!isPressed && !hidden) return;
  const drawn = host.querySelectorAll<HTMLElement>(`:scope > [data-ap-mount] :is(${CONTROLS})`);
  const controls = [...drawn].filter((control) => control.getClientRects().length && control.tabIndex >= 0);
  const target =
    (link?.getClientRects().length ? link : undefined) ??
    controls.find((control) => (hidden ? isSame(control, hidden) : control.matches('[data-ap-press]'))) ??
    controls[0];
  target?.focus({ preventScroll: true });
  if (!isPressed) return;
  host.removeAttribute(PRESSED);
  (target ?? link)?.click();
}

/** Compares fields by name, choices by value, and other elements by text. */
function isSame(one: Element, other: Element): boolean {
  const key = (control: Element) =>
    control instanceof HTMLInputElement
      ? [control.type, /^(radio|checkbox)$/.test(control.type) ? control.value : control.name]
      : [control.localName, control.textContent.trim()];
  return key(one).join() === key(other).join();
}

function hiddenFocus(host: HTMLElement): Element | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === host || !host.contains(activeElement)) return undefined;
  return activeElement.getClientRects().length === 0 ? activeElement : undefined;
}
