const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

const PRESSED = 'data-ap-pressed';

/**
 * Says that a widget is drawn, which hides the server content of most. Who was on a control of that goes on at the same one of
 * the widget, else at its first, and not at the beginning of the page (WCAG 2.4.3); who had pressed it has pressed the control.
 * A pressed link that the widget leaves in sight is pressed itself.
 */
export function becomeReady(host: HTMLElement): void {
  host.dataset.apState = 'ready';
  const isPressed = host.hasAttribute(PRESSED);
  const link = host.querySelector<HTMLElement>(`[${PRESSED}]`);
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
