import { pictureSizes, pictureSource, seenSource } from '../../src/content/server-picture.ts';

/** Photo in the server's markup, read to be rendered again. */
export interface Photo {
  sources: readonly { srcset: string; type: string; media: string }[];
  src: string;
  /** Address of the picture that is already loaded. */
  preview: string;
  alt: string;
  width: number;
  height: number;
  title: string;
  signature: string;
}

/** Reads the photo of a slide; undefined without a picture. */
export function readPhoto(slide: Element): Photo | undefined {
  const image = slide.querySelector('img');
  if (!image) return undefined;
  const sources = [...slide.querySelectorAll('source')];
  const caption = slide.querySelector('figcaption');
  const signature = caption?.querySelector('small')?.textContent?.trim() ?? '';
  return {
    sources: sources.map((source) => ({
      srcset: pictureSizes(source),
      type: source.type,
      media: source.media,
    })),
    src: pictureSource(image),
    preview: seenSource(image),
    alt: image.alt,
    width: Number(image.getAttribute('width')) || image.naturalWidth,
    height: Number(image.getAttribute('height')) || image.naturalHeight,
    title: caption ? titleOf(caption) : '',
    signature,
  };
}

/** Caption without the signature and the number. */
function titleOf(caption: Element): string {
  const parts = [...caption.childNodes].filter(
    (node) => !(node instanceof Element && node.matches('small, .ap-gallery-count')),
  );
  return parts
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
}
