const types = ['pointerdown', 'pointerup', 'pointercancel', 'click'] as const;

/** So long after a finger has left a click may still come, in milliseconds. */
const CLICK_COMES = 400;

/**
 * Reports the pressed node, and undefined after the release and its click. Nothing may replace the node meanwhile, or
 * the click would be lost or hit another.
 * @returns a function that stops watching
 */
export function watchPress(tell: (pressed?: Node) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const hear = ({ type, target }: Event) => {
    clearTimeout(timer);
    if (type === 'pointerdown') tell(target as Node);
    // of a press that has moved away there is no click
    else if (type === 'pointerup') timer = setTimeout(tell, CLICK_COMES);
    else tell();
  };
  for (const type of types) document.addEventListener(type, hear, true);
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, hear, true);
  };
}
