import { imageService } from '../../src/config/image-service.ts';
import { type Image, pictureAddress } from '../../src/content/image.ts';

/**
 * Address of a picture in the page's data, in a suitable size (IMG-06, IMG-07). Loaded on demand: few pages have one.
 */
export default function addressOf(picture: Image | undefined): string | undefined {
  return pictureAddress(picture?.src ?? picture?.url, imageService());
}
