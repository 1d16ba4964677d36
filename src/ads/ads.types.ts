/** Width and height in CSS px. */
export type Size = readonly [width: number, height: number];

/** As editors write them: for all screens, or for small and large ones (AD-04, AD-05). */
export type AdSizes = readonly Size[] | { mobile?: readonly Size[]; desktop?: readonly Size[] };

/** A place for an ad (AD-04). There is nothing in it of who reads. */
export interface AdSlot {
  id: string;
  name?: string | undefined;
  type?: string | undefined;
  unit: string;
  /** Those that fit, as the editor has written them. */
  sizes: readonly Size[];
  site: string;
}

/** Ad to show: a page of the service, in a frame. */
export interface Creative {
  src: string;
  size: Size;
}

/** A place that the service knows of. */
export interface DefinedSlot {
  /** Asks for an ad; undefined where there is none, whatever the reason. It never fails. */
  display(): Promise<Creative | undefined>;
  /** Gives up what is being asked for. */
  destroy(): void;
}

/** Adapter of an ad service (AD-07, API-40): docs/decisions/ads.md. */
export interface AdService {
  define(slot: AdSlot): DefinedSlot;
}
