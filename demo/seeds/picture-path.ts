import { illustrationId } from '../cms/pictures/clip.ts';

/** A picture of the demo, in the size for cards; without the base path. @param name of its illustration */
export function picturePath(name: string): string {
  return `/clip/${illustrationId(name)}_16-9-aspect-ratio_640.webp`;
}
