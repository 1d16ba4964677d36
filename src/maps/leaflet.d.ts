/** Types of the used parts of leaflet 2, which has none; those of version 1 describe other classes. */
declare module 'leaflet' {
  const all: { noConflict(): void };
  export default all;

  type Coords = [lat: number, lng: number];

  interface Box {
    pad(ratio: number): Box;
    getWest(): number;
    getSouth(): number;
    getEast(): number;
    getNorth(): number;
  }

  class Layer {
    addTo(map: LeafletMap): this;
    remove(): this;
    on(type: string, listener: () => void): this;
  }

  interface Handler {
    enable(): void;
    disable(): void;
  }

  export class LeafletMap {
    constructor(element: HTMLElement, options: object);
    readonly dragging: Handler;
    setView(center: Coords, zoom: number, options?: object): this;
    setZoom(zoom: number): this;
    getZoom(): number;
    getBounds(): Box;
    panBy(offset: [number, number], options?: object): this;
    createPane(name: string): HTMLElement;
    on(types: string, listener: () => void): this;
    remove(): this;
  }

  export class DivIcon {
    constructor(options: object);
  }

  export class Marker extends Layer {
    constructor(at: Coords, options: object);
  }

  export class Popup extends Layer {
    constructor(options: object);
    setLatLng(at: Coords): this;
    setContent(node: HTMLElement): this;
  }

  export class TileLayer extends Layer {
    constructor(url: string, options: object);
  }

  interface Feature {
    properties: Record<string, unknown> | null;
  }

  export class GeoJSON extends Layer {
    constructor(
      data: object,
      options: {
        interactive: boolean;
        renderer: SVG;
        style(feature: Feature): object;
        filter(feature: Feature): boolean;
      },
    );
  }

  export class SVG {
    constructor(options: { padding: number });
  }
}
