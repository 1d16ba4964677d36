/** Width and height in CSS px. */
export type Size = readonly [width: number, height: number];

/** Sizes as editors write them: for all screens, or for small and large ones (AD-04, AD-05). */
export type AdSizes = readonly Size[] | { mobile?: readonly Size[]; desktop?: readonly Size[] };

/** Key values of the page, which say nothing about the reader. */
export type AdKeyValues = Readonly<Record<string, string | readonly string[]>>;

/** Place for an ad (AD-04). Contains no data about the reader. */
export interface AdSlot {
  id: string;
  name?: string | undefined;
  type?: string | undefined;
  unit: string;
  /** Sizes that fit this screen, as the editor wrote them. */
  sizes: readonly Size[];
  /** Sizes of all screens. */
  screens: {
    mobile: readonly Size[];
    desktop: readonly Size[];
    /** Widest window, in CSS px, with the sizes of small screens. */
    mobileMax: number;
  };
  site: string;
  /** Stays at the edge of the window, so that it is always near. */
  isSticky: boolean;
}

/** Ad to show. */
export interface Creative {
  /** Page of the service, for a frame; without it the service has rendered the ad into the given element. */
  src?: string;
  size: Size;
}

/** Slot that the service has registered. */
export interface DefinedSlot {
  /**
   * Requests an ad; undefined if there is none, for any reason. Never rejects.
   * @param place empty element in the page, for a service that renders the ad itself
   */
  display(place: HTMLElement | null): Promise<Creative | undefined>;
  /** Cancels the request, and removes an ad that the service has rendered. */
  destroy(): void;
}

/** Adapter of an ad service (AD-07, API-40): docs/decisions/ads.md. */
export interface AdService {
  define(slot: AdSlot): DefinedSlot;
}
