const types = ['pointerdown', 'pointerup', 'pointermove', 'pointercancel', 'click', 'keydown'] as const;

/** Longest time between the end of a touch and its click, in milliseconds. */
const CLICK_COMES = 400;

/**
 * Reports the pressed node, and undefined after its click. A press has no click if it scrolls, or ends outside the
 * page or by keyboard. Until then nothing may replace or move the node, or the click would be lost or hit another.
 * @returns a function that stops watching
 */
export function watchPress(tell: (pressed?: Node) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isPressed = false;
  const end = () => {
    if (isPressed) tell();
    isPressed = false;
  };
  const hear = (event: Event) => {
    // a move with the button held is still the same press
    if (event.type === 'pointermove' && (event as PointerEvent).buttons !== 0) return;
    clearTimeout(timer);
    if (event.type === 'pointerdown') {
      isPressed = true;
      tell(event.target as Node);
    } else if (event.type === 'pointerup') timer = setTimeout(end, CLICK_COMES);
    else end();
  };
  for (const type of types) document.addEventListener(type, hear, true);
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, hear, true);
  };
}
