/**
 * A key that is held presses once: what has got the focus meanwhile, in a dialog that opened or a bar that came, has not been
 * pressed.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const isControl = (event.target as Element).closest?.('[data-ap-state] :is(a, button, summary)');
  if (event.repeat && event.key === 'Enter' && isControl) event.preventDefault();
}
