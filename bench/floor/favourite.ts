import { make } from './dom.ts';

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      (target as FavouriteButton).draw();
    }
  },
  { rootMargin: '50% 0px' },
);

const SVG = 'http://www.w3.org/2000/svg';

/** `<ap-favourite-button>` of the floor: drawn near the viewport; a press changes only the button. */
class FavouriteButton extends HTMLElement {
  connectedCallback() {
    near.observe(this);
  }

  draw() {
    const button = make('button', { className: 'ap-favourite', type: 'button', ariaPressed: 'false' });
    button.ariaLabel = `Preferit: ${this.getAttribute('label')}`;
    const icon = document.createElementNS(SVG, 'svg');
    icon.setAttribute('viewBox', '0 0 24 24');
    icon.setAttribute('fill', 'none');
    icon.setAttribute('stroke', 'currentColor');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute(
      'd',
      'M12 20C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.500C21 12 19 15 12 20z',
    );
    icon.append(path);
    button.append(icon);
    button.onclick = () => {
      button.ariaPressed = String(button.ariaPressed !== 'true');
    };
    const place = make('div', {}, make('span', { className: 'ap-favourite-place' }, button));
    // not `data-ap-mount`: the library is on the page too, and removes mount nodes that it did not create
    place.dataset.floorMount = '';
    this.append(place);
    this.dataset.apState = 'ready';
  }
}

// a different tag name: the library is on the page too and would define the real one
customElements.define('bench-favourite-button', FavouriteButton);
