import type { BodyElement } from '../body.types.ts';
import type { ImageService } from '../image.ts';
import type { ElementView } from '../view.ts';

/** Context for rendering bodies, the same on the server and in the browser. */
export interface BodyContext {
  imageService: ImageService;
  /** Prefix of the addresses of our own, `''` or `/something` (SITE-12). */
  basePath?: string;
  /** Told of each element whose type is not known, which is left out (BODY-04). */
  onUnknown(type: string): void;
}

export type ElementOf<T extends BodyElement['type']> = Extract<BodyElement, { type: T }>;

/** Draws one type; undefined when an element has not what its type needs. Data may lack anything that their type says. */
export type Draw<T extends BodyElement['type']> = (
  element: Partial<ElementOf<T>>,
  context: BodyContext,
) => ElementView | undefined;
