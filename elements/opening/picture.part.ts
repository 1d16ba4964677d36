import { imageService } from '../../src/config/image-service.ts';
import { type Image, pictureAddress } from '../../src/content/image.ts';

/** Of a picture that a page gives as data, which most pages do not: a clip in a size that fits (IMG-06, IMG-07). */
export default function addressOf(picture: Image | undefined): string | undefined {
  return pictureAddress(picture?.src ?? picture?.url, imageService());
}
