import { safeUrl } from './safe-url.ts';

/** Prefixes under which lazy-loading plugins keep an attribute: lazysizes, a3, WP Rocket, Smush, LiteSpeed. */
const prefixes = ['data-', 'data-lazy-', 'data-original-', 'data-ez'];

const written = (element: Element, name: string) => element.getAttribute(name)?.trim() || undefined;

const lazyValue = (element: Element, name: 'src' | 'srcset') =>
  prefixes.map((prefix) => written(element, prefix + name)).find((value) => value !== undefined);

const lazySource = (image: Element) => safeUrl(lazyValue(image, 'src') ?? written(image, 'data-original'));

/** Address of a picture in server content, also while its `src` is the placeholder of a plugin. */
export const pictureSource = (image: Element): string => lazySource(image) ?? written(image, 'src') ?? '';

/** Sizes of a picture in server content, of its `img` or of a `source`. */
export const pictureSizes = (element: Element): string =>
  lazyValue(element, 'srcset') ?? written(element, 'srcset') ?? '';

/** Address of the file that a reader sees of a picture; empty while it is not loaded, or a placeholder is. */
export function seenSource(image: HTMLImageElement): string {
  const isPlaceholder = pictureSource(image) !== (written(image, 'src') ?? '');
  return !isPlaceholder && image.complete && image.naturalWidth > 0 ? image.currentSrc : '';
}
