const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Says that a widget is drawn, which hides the server content of most. Who had come to a link in it by the keyboard goes on at
 * the widget's first control, and not at the beginning of the page (WCAG 2.4.3); who had pressed it has pressed the control.
 */
export function becomeReady(host: HTMLElement): void {
  host.dataset.apState = 'ready';
  const isPressed = host.hasAttribute('data-ap-pressed');
  if (!isPressed && !hidesFocus(host)) return;
  const controls = host.querySelectorAll<HTMLElement>(`:scope > [data-ap-mount] :is(${CONTROLS})`);
  const first = [...controls].find((control) => control.getClientRects().length && control.tabIndex >= 0);
  first?.focus({ preventScroll: true });
  if (!isPressed) return;
  host.removeAttribute('data-ap-pressed');
  first?.click();
}

function hidesFocus(host: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === host || !host.contains(activeElement)) return false;
  return activeElement.getClientRects().length === 0;
}
