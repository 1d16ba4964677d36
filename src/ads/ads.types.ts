/** Width and height in CSS px. */
export type Size = readonly [width: number, height: number];

/** Sizes as editors write them: for all screens, or for small and large ones (AD-04, AD-05). */
export type AdSizes = readonly Size[] | { mobile?: readonly Size[]; desktop?: readonly Size[] };

/** Place for an ad (AD-04). Contains no data about the reader. */
export interface AdSlot {
  id: string;
  name?: string | undefined;
  type?: string | undefined;
  unit: string;
  /** Sizes that fit, as the editor wrote them. */
  sizes: readonly Size[];
  site: string;
}

/** Ad to show: a page of the service, in a frame. */
export interface Creative {
  src: string;
  size: Size;
}

/** Slot that the service has registered. */
export interface DefinedSlot {
  /** Requests an ad; undefined if there is none, for any reason. Never rejects. */
  display(): Promise<Creative | undefined>;
  /** Cancels the request. */
  destroy(): void;
}

/** Adapter of an ad service (AD-07, API-40): docs/decisions/ads.md. */
export interface AdService {
  define(slot: AdSlot): DefinedSlot;
}
