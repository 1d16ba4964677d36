import { type Image, type ImageLayout, type ImageService, type ImageSource, pictureOf } from './image.ts';
import { type ElementView, el, type ViewAttributes } from './view.ts';

function sourceView({ srcset, media, type, sizes, width, height }: ImageSource): ElementView {
  return el('source', { media, type, srcset, sizes, width, height });
}

/**
 * T7: `<picture>` with every size that the layout may need and its space reserved (IMG-01..08). `data-ratio` repeats
 * the ratio, for files with a ratio of their own.
 *
 * @param loading attributes of the `<img>`; by default it loads when it comes near
 * @returns undefined when the picture has no safe address
 */
export function pictureView(
  image: Image | undefined,
  layout: ImageLayout,
  service: ImageService,
  loading: ViewAttributes = { loading: 'lazy', decoding: 'async' },
): ElementView | undefined {
  const found = image && pictureOf(image, layout, service);
  if (!found) return undefined;
  const { sources, src, alt, width, height } = found;
  return el(
    'picture',
    { class: 'ap-picture', 'data-ratio': layout.ratio },
    sources.map(sourceView),
    el('img', { src, alt, width, height, ...loading }),
  );
}
