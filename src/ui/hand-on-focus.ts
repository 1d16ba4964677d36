const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Moves the focus from a replaced element to the same place in its replacement (WCAG 2.4.3).
 * @returns a function to call with the replacement once it is in the page
 */
export function handOnFocus(from: HTMLElement): (to: HTMLElement) => void {
  const index = controlsOf(from).indexOf(document.activeElement as HTMLElement);
  return (to) => {
    if (index < 0) return;
    const controls = controlsOf(to);
    controls[Math.min(index, controls.length - 1)]?.focus({ preventScroll: true });
  };
}

/** Excludes controls that widgets have added: the replacement gets its own later. */
const controlsOf = (node: HTMLElement) =>
  [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => !node.contains(control.closest('[data-ap-mount]')),
  );
