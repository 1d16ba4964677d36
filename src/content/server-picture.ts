import { safeUrl } from './safe-url.ts';

/** Prefixes under which lazy-loading plugins keep an attribute: lazysizes, a3, WP Rocket, Smush, LiteSpeed. */
const prefixes = ['data-', 'data-lazy-', 'data-original-', 'data-ez'];

const written = (element: Element, name: string) => element.getAttribute(name)?.trim() || undefined;

const lazyValue = (element: Element, name: 'src' | 'srcset') =>
  prefixes.map((prefix) => written(element, prefix + name)).find((value) => value !== undefined);

const lazySource = (image: Element) => safeUrl(lazyValue(image, 'src') ?? written(image, 'data-original'));

/** Address of a picture in server content, also while its `src` is the placeholder of a plugin. */
export const pictureSource = (image: Element): string => lazySource(image) ?? written(image, 'src') ?? '';

/** `srcset` of a picture in server content, from its `img` or a `source`. */
export const pictureSizes = (element: Element): string =>
  lazyValue(element, 'srcset') ?? written(element, 'srcset') ?? '';

/** Address of the picture file that is shown; empty before it has loaded, or for a placeholder. */
export function seenSource(image: HTMLImageElement): string {
  const isPlaceholder = pictureSource(image) !== (written(image, 'src') ?? '');
  return !isPlaceholder && image.complete && image.naturalWidth > 0 ? image.currentSrc : '';
}
