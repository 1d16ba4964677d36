const types = ['pointerdown', 'pointerup', 'pointercancel'] as const;

/**
 * Tells what the pointer presses, and undefined when it lets go: nothing may take the place of that meanwhile, or the click
 * would be lost, or be another's. @returns ends it
 */
export function watchPress(tell: (pressed: Node | undefined) => void): () => void {
  const hear = ({ type, target }: PointerEvent) =>
    tell(type === 'pointerdown' ? (target as Node) : undefined);
  for (const type of types) document.addEventListener(type, hear, true);
  return () => {
    for (const type of types) document.removeEventListener(type, hear, true);
  };
}
