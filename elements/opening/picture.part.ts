import { imageService } from '../../src/config/image-service.ts';
import { type Image, pictureAddress } from '../../src/content/image.ts';

/**
 * Address of a picture given as data, in a size that fits (IMG-06, IMG-07). Loaded on demand: most pages give none.
 */
export default function addressOf(picture: Image | undefined): string | undefined {
  return pictureAddress(picture?.src ?? picture?.url, imageService());
}
