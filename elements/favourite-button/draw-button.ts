import heart from 'virtual:icon/line/heart';

export interface Look {
  /** Name for screen readers. */
  name: string;
  active: boolean;
  pending: boolean;
  /** Something may be said of it soon: most buttons never are used. */
  isUsed: boolean;
  /** What is read aloud. */
  said: string;
}

export interface DrawnButton {
  /** Of the button and of what is asked beside it. */
  place: HTMLElement;
  button: HTMLButtonElement;
  show(look: Look): void;
}

/** The button with its heart. What it says is in the page only once it has been used. */
export function drawButton(container: HTMLElement, onPress: () => void): DrawnButton {
  const { ownerDocument } = container;
  const place = ownerDocument.createElement('span');
  place.className = 'ap-favourite-place';
  const button = ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'ap-favourite';
  button.append(drawHeart(ownerDocument));
  button.addEventListener('click', onPress);
  place.append(button);
  container.append(place);
  let status: HTMLElement | undefined;

  return {
    place,
    button,
    show({ name, active, pending, isUsed, said }) {
      setAttribute(button, 'aria-label', name);
      setAttribute(button, 'aria-pressed', String(active));
      setAttribute(button, 'aria-busy', pending ? 'true' : null);
      if (!status && isUsed) {
        // in the page before it says anything, and from then on, or it would not be read aloud
        status = ownerDocument.createElement('span');
        status.className = 'ap-visually-hidden';
        status.role = 'status';
        button.after(status);
      }
      if (status && status.textContent !== said) status.textContent = said;
    },
  };
}

/** Writes only what is another value: a session change must not cost sixty buttons anything. */
function setAttribute(node: Element, name: string, value: string | null) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** As `Icon` of src/ui draws it. */
function drawHeart(ownerDocument: Document): SVGElement {
  const make = (name: string, attributes: Record<string, string>) => {
    const node = ownerDocument.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return node as SVGElement;
  };
  const svg = make('svg', {
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  svg.append(make('path', { d: heart }));
  return svg;
}
