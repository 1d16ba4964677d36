import L, { DivIcon, GeoJSON, LeafletMap, Marker, Popup, SVG, TileLayer } from 'leaflet';
import { groupPoints } from './group-points.ts';
import './point-map.css';
import type { LngLat, MapBase, MapLayer, MapPlace, MapPoint } from './maps.types.ts';
import { type PlaceName, placeNames } from './place-names.ts';

// leaflet takes over a global name, which a map of the page may use
L.noConflict();
if ((globalThis as { L?: unknown }).L === undefined) Reflect.deleteProperty(globalThis, 'L');

export interface PointMapOptions {
  base: MapBase;
  center: LngLat;
  zoom: number;
  minZoom: number;
  maxZoom: number;
  points: readonly MapPoint[];
  /** Nothing moves by itself. */
  isStill: boolean;
  /** Creates the button of a place, including its action. */
  makeMark: (place: MapPlace) => HTMLElement;
  onZoom: (zoom: number) => void;
  /** Called when the place of the open popup no longer exists on its own. */
  onGone: () => void;
  /** Called when no tile can be loaded. */
  onFail: () => void;
}

interface Shown {
  place: MapPlace;
  mark: HTMLElement;
  marker: Marker;
}

/** Margin around the visible part in which places are drawn, as a fraction of it: dragging shows them at once. */
const BEYOND = 0.3;

/** Distance of a popup from the edges of the map, in CSS px. */
const EDGE = 10;
/** Size of the corner at the top right that the widget's buttons take, with their margin, in CSS px. */
const BUTTONS = { width: 62, height: 110 };

const coords = ({ lat, lng }: LngLat): [number, number] => [lat, lng];

/** Styled roles of the features of a layer; a feature without a role is land. */
const roles = ['around', 'land', 'border', 'province'];

/**
 * Map with points. Only this file imports leaflet. Its controls and popup buttons are not used, since it writes them
 * as html, which Trusted Types refuse (docs/decisions/maps.md). It places elements and renders no control.
 *
 * @throws if the layer cannot be drawn
 */
export class PointMap {
  readonly #element: HTMLElement;
  readonly #options: PointMapOptions;
  readonly #map: LeafletMap;
  readonly #placesIn: ReturnType<typeof groupPoints>;
  readonly #names: readonly PlaceName[];
  readonly #shownNames = new Map<PlaceName, Marker>();
  #shown = new Map<string, Shown>();
  #popup: Popup | undefined;
  #open: string | undefined;

  constructor(element: HTMLElement, options: PointMapOptions) {
    const { base, center, zoom, minZoom, maxZoom, points, isStill } = options;
    this.#element = element;
    this.#options = options;
    this.#placesIn = groupPoints(points, maxZoom);
    this.#map = new LeafletMap(element, {
      minZoom,
      maxZoom,
      zoomControl: false,
      attributionControl: false,
      closePopupOnClick: false,
      // the wheel and one finger scroll the page
      scrollWheelZoom: false,
      fadeAnimation: false,
      zoomAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
    });
    if (isStill) this.#holdStill();
    element.addEventListener('pointerdown', this.#dragByMouseOnly, true);
    // leaflet's key names mean nothing to readers
    element.removeAttribute('aria-keyshortcuts');
    this.#names = base.kind === 'layer' ? placeNames(base.layer) : [];
    try {
      const names = this.#map.createPane('names');
      names.classList.add('ap-map-names');
      names.setAttribute('aria-hidden', 'true');
      this.#map.setView(coords(center), zoom, { animate: false });
      this.#drawBase(base);
      this.#update();
      this.#map.on('moveend', () => this.#update());
      this.#map.on('zoomend', () => options.onZoom(this.#map.getZoom()));
      this.#clearButtons();
      options.onZoom(this.#map.getZoom());
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  zoomBy(step: number): void {
    this.#map.setZoom(this.#map.getZoom() + step);
  }

  /** Zooms in until the points of a place separate. */
  goTo(place: MapPlace): void {
    this.#map.setView(coords(place), place.partsAt ?? this.#map.getZoom());
  }

  /** Opens the popup of a place, closes any other, and brings it into view. */
  open(place: MapPlace, content: HTMLElement): void {
    this.close();
    this.#open = place.key;
    this.#popup = new Popup({ closeButton: false, autoPan: false, trackResize: false, offset: [0, -14] })
      .setLatLng(coords(place))
      .setContent(content)
      .addTo(this.#map);
    this.#bringInside();
  }

  /** Must be called when the content of the popup has another size. */
  resized(): void {
    this.#bringInside();
  }

  close(): void {
    this.#popup?.remove();
    this.#popup = undefined;
    this.#open = undefined;
  }

  /** Returns the button of a place, or of the place that has its points now. */
  markOf(place: MapPlace): HTMLElement | undefined {
    const own = this.#shown.get(place.key);
    const [first = -1] = place.indices;
    return (own ?? [...this.#shown.values()].find((each) => each.place.indices.includes(first)))?.mark;
  }

  stop(): void {
    this.#element.removeEventListener('pointerdown', this.#dragByMouseOnly, true);
    this.#map.remove();
  }

  /** One finger scrolls the page, two move and zoom the map (the same as `touch-action` in the style sheet). */
  readonly #dragByMouseOnly = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') this.#map.dragging.disable();
    else this.#map.dragging.enable();
  };

  /** Stops the animation of the arrow keys, for which leaflet has no option. */
  #holdStill(): void {
    const panBy = this.#map.panBy.bind(this.#map);
    this.#map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }

  #drawBase(base: MapBase): void {
    if (base.kind === 'layer') this.#drawLayer(base.layer);
    else this.#drawTiles(base);
  }

  #drawLayer(layer: MapLayer): void {
    new GeoJSON(layer, {
      interactive: false,
      renderer: new SVG({ padding: 0.5 }),
      filter: ({ properties }) => properties?.role !== 'name',
      style: ({ properties }) => ({
        className: `ap-map-${roles.includes(String(properties?.role)) ? properties?.role : 'land'}`,
      }),
    }).addTo(this.#map);
  }

  #drawTiles({ url, credits }: Extract<MapBase, { kind: 'tiles' }>): void {
    const { minZoom, maxZoom, onFail } = this.#options;
    let hasCome = false;
    // services refuse pages that they cannot identify, and need not know which page it is
    const referrer = credits && { referrerPolicy: 'strict-origin' };
    const tiles = new TileLayer(url, { minZoom, maxZoom, ...referrer });
    tiles.on('tileload', () => {
      hasCome = true;
    });
    // all requested tiles have loaded or failed
    tiles.on('load', () => hasCome || onFail());
    tiles.addTo(this.#map);
  }

  /** Adds markers that came into view and removes those that left; a marker that stays keeps its button and focus. */
  #update(): void {
    const bounds = this.#map.getBounds().pad(BEYOND);
    const zoom = this.#map.getZoom();
    const places = this.#placesIn(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      zoom,
    );
    const before = this.#shown;
    const focused = [...before.values()].find(({ mark }) => mark.contains(document.activeElement));
    this.#shown = new Map(
      places.map((place) => [place.key, before.get(place.key) ?? this.#draw(place)] as const),
    );
    for (const [key, { marker }] of before) if (!this.#shown.has(key)) marker.remove();
    if (focused && !this.#shown.has(focused.place.key))
      (this.markOf(focused.place) ?? this.#element).focus({ preventScroll: true });
    this.#updateNames(zoom);
    if (this.#open !== undefined && !this.#shown.has(this.#open)) this.#options.onGone();
  }

  #draw(place: MapPlace): Shown {
    const mark = this.#options.makeMark(place);
    const icon = new DivIcon({ html: mark, className: 'ap-map-place', iconSize: null });
    const marker = new Marker(coords(place), { icon, keyboard: false, interactive: false });
    return { place, mark, marker: marker.addTo(this.#map) };
  }

  #updateNames(zoom: number): void {
    for (const name of this.#names) {
      const shown = this.#shownNames.get(name);
      if (shown && zoom < name.fromZoom) {
        shown.remove();
        this.#shownNames.delete(name);
      } else if (!shown && zoom >= name.fromZoom) {
        const html = document.createElement('span');
        html.textContent = name.name;
        const icon = new DivIcon({ html, className: 'ap-map-name', iconSize: null });
        const options = { icon, pane: 'names', keyboard: false, interactive: false };
        this.#shownNames.set(name, new Marker(coords(name), options).addTo(this.#map));
      }
    }
  }

  /** Moves the first view aside once if the buttons of the widget cover a place of it (WCAG 2.5.8). */
  #clearButtons(): void {
    const frame = this.#element.getBoundingClientRect();
    const covered = [...this.#shown.values()]
      .map(({ mark }) => mark.getBoundingClientRect())
      .filter(
        ({ left, top, bottom }) =>
          left < frame.right && top < frame.top + BUTTONS.height && bottom > frame.top,
      )
      .map(({ right }) => right + BUTTONS.width - frame.right);
    const over = Math.max(0, ...covered);
    if (over > 0) this.#map.panBy([Math.ceil(over), 0], { animate: false });
  }

  #bringInside(): void {
    const popup = this.#element.querySelector('.leaflet-popup')?.getBoundingClientRect();
    if (!popup) return;
    const frame = this.#element.getBoundingClientRect();
    const over = (low: number, high: number) => Math.min(0, low) || Math.max(0, high);
    const right = over(popup.left - EDGE - frame.left, popup.right + BUTTONS.width - frame.right);
    const down = over(popup.top - EDGE - frame.top, popup.bottom + EDGE - frame.bottom);
    if (right || down) this.#map.panBy([Math.round(right), Math.round(down)]);
  }
}
