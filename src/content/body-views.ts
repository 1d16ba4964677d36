import type { BodyContext, ElementOf } from './body/body-context.types.ts';
import { embed, social } from './body/embed-views.ts';
import { file, hotTopicsView, related } from './body/link-views.ts';
import { audio, audioFragment, video } from './body/media-views.ts';
import { gallery, image } from './body/picture-views.ts';
import { heading, listing, paragraph, quote, supplementaryText } from './body/text-views.ts';
import type { BodyElement } from './body.types.ts';
import type { ElementView } from './view.ts';

export { hotTopicsView } from './body/link-views.ts';
export type { BodyContext };

type Drawings = {
  [T in BodyElement['type']]: (
    element: Partial<ElementOf<T>>,
    context: BodyContext,
  ) => ElementView | undefined;
};

/** Renderer of each element type (BODY-01..03). */
const drawings: Drawings = {
  audio,
  'audio-fragment': audioFragment,
  embed,
  facebook: social,
  file,
  heading,
  'hot-topics': ({ topics }, context) => hotTopicsView(topics, context),
  image,
  instagram: social,
  listing,
  paragraph,
  'photo-gallery': gallery,
  quote,
  related,
  'supplementary-text': supplementaryText,
  tiktok: social,
  twitter: social,
  video,
  youtube: social,
};

/** Renders an element of a body; undefined if its type is unknown or required data are missing (BODY-04). */
function bodyView(element: BodyElement, context: BodyContext): ElementView | undefined {
  const type = String((element as { type?: unknown } | null)?.type);
  if (!Object.hasOwn(drawings, type)) {
    context.onUnknown(type);
    return undefined;
  }
  const draw = drawings[element.type] as (
    element: BodyElement,
    context: BodyContext,
  ) => ElementView | undefined;
  return draw(element, context);
}

/** Renders the body of a content or a live message, for a container of the class `ap-body` (BODY-01). */
export function bodyViews(elements: readonly BodyElement[], context: BodyContext): ElementView[] {
  return elements.flatMap((element) => bodyView(element, context) ?? []);
}

/** Logs each unknown type once, however many elements have it (BODY-04). */
export function oncePerType(log: (message: string) => void): (type: string) => void {
  const logged = new Set<string>();
  return (type) => {
    if (logged.has(type)) return;
    logged.add(type);
    log(`Body element of unknown type ignored: ${type}`);
  };
}
