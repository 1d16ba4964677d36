import { createHash } from 'node:crypto';
import type { Image } from '../../../src/content/image.ts';
import type { Illustration } from '../content/content.types.ts';

/** Identifier of a picture, of the form 8-4-4-4-12 and always the same for its name. */
export function illustrationId(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return [8, 4, 4, 4, 12]
    .map((length, index, lengths) => {
      const start = lengths.slice(0, index).reduce((sum, part) => sum + part, 0);
      return hash.slice(start, start + length);
    })
    .join('-');
}

/** An illustration as contents hold their pictures (IMG-01). */
export function imageOf({ name, alt }: Illustration): Image {
  return { src: `/clip/${illustrationId(name)}`, alt };
}
