import type { BodyElement } from '../body.types.ts';
import type { ImageService } from '../image.ts';
import type { ElementView } from '../view.ts';

/** Context for rendering bodies, the same on the server and in the browser. */
export interface BodyContext {
  imageService: ImageService;
  /** Prefix of our own addresses, `''` or `/something` (SITE-12). */
  basePath?: string;
  /** Called for each element of an unknown type, which is left out (BODY-04). */
  onUnknown(type: string): void;
}

export type ElementOf<T extends BodyElement['type']> = Extract<BodyElement, { type: T }>;

/** Renders one type; undefined when required data are missing. Any declared field may be missing. */
export type Draw<T extends BodyElement['type']> = (
  element: Partial<ElementOf<T>>,
  context: BodyContext,
) => ElementView | undefined;
