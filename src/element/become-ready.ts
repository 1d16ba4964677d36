const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Says that a widget is drawn, which hides the server content of most. Who had come to a link in it by the keyboard goes on at
 * the widget's first control, and not at the beginning of the page (WCAG 2.4.3).
 */
export function becomeReady(host: HTMLElement): void {
  const { activeElement } = document;
  host.dataset.apState = 'ready';
  if (!activeElement || activeElement === host || !host.contains(activeElement)) return;
  if (activeElement.getClientRects().length) return;
  const controls = host.querySelectorAll<HTMLElement>(`:scope > [data-ap-mount] :is(${CONTROLS})`);
  const first = [...controls].find((control) => control.getClientRects().length && control.tabIndex >= 0);
  first?.focus({ preventScroll: true });
}
