/** Longest move that still counts as a press, in CSS px: hands are not quite still. */
const WOBBLE = 5;

/** Elements with mouse behaviour of their own. */
const OWN = 'input, select, textarea, video, audio, [contenteditable]';

/**
 * Lets a mouse drag a scrolling row, as a finger does by itself. A press on a link or a button stays a press, however
 * slow; the click that ends a drag is ignored.
 *
 * @param settle called when the mouse is released, with the scroll position before the drag. The row does not snap to
 *   slides until `data-ap-free` is removed
 */
export function dragByMouse(row: HTMLElement, settle: (from: number) => void): () => void {
  let pressed: { x: number; from: number } | undefined;
  let isPulling = false;
  let endPress: (() => void) | undefined;

  const pull = ({ clientX, buttons }: PointerEvent) => {
    if (!pressed) return;
    if (!(buttons & 1)) {
      letGo();
      return;
    }
    const moved = clientX - pressed.x;
    if (!isPulling && Math.abs(moved) <= WOBBLE) return;
    if (!isPulling) {
      isPulling = true;
      row.dataset.apFree = 'held';
    }
    row.scrollLeft = pressed.from - moved;
  };

  const letGo = () => {
    endPress?.();
    endPress = undefined;
    const from = pressed?.from ?? 0;
    pressed = undefined;
    if (!isPulling) return;
    isPulling = false;
    row.dataset.apFree = '';
    ignoreNextClick();
    settle(from);
  };

  const press = ({ pointerType, button, clientX, target }: PointerEvent) => {
    if (pointerType !== 'mouse' || button !== 0 || row.scrollWidth <= row.clientWidth) return;
    if (target instanceof Element && target.closest(OWN)) return;
    pressed = { x: clientX, from: row.scrollLeft };
    const { ownerDocument: page } = row;
    page.addEventListener('pointermove', pull);
    page.addEventListener('pointerup', letGo);
    page.addEventListener('pointercancel', letGo);
    endPress = () => {
      page.removeEventListener('pointermove', pull);
      page.removeEventListener('pointerup', letGo);
      page.removeEventListener('pointercancel', letGo);
    };
  };

  /** Prevents the browser from dragging links and pictures instead. */
  const refuse = (event: Event) => pressed && event.preventDefault();

  row.addEventListener('pointerdown', press);
  row.addEventListener('dragstart', refuse);
  return () => {
    endPress?.();
    row.removeEventListener('pointerdown', press);
    row.removeEventListener('dragstart', refuse);
  };
}

/** Ignores the click of a drag, which comes at once or not at all. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, true);
  setTimeout(() => removeEventListener('click', ignore, true));
}
