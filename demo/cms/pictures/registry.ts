import { createHash } from 'node:crypto';
import { accountIllustrations } from '../content/accounts.ts';
import type { Illustration } from '../content/content.types.ts';
import { contents } from '../content/contents.ts';
import { defaultPictures } from '../content/default-pictures.ts';
import { clubGames, frontIllustrations, lessons } from '../content/fronts.ts';
import { newsletterIllustrations } from '../content/newsletters.ts';
import type { Drawing } from './draw.ts';

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

const illustrations: Illustration[] = [
  ...contents.flatMap(({ illustration, body }) => [
    illustration,
    ...body.flatMap((element) => (element.type === 'image' ? [element.illustration] : [])),
  ]),
  ...[...clubGames, ...lessons].map(({ illustration }) => illustration),
  ...Object.values(frontIllustrations),
  ...accountIllustrations,
  ...Object.values(defaultPictures),
  ...newsletterIllustrations,
];

/** Every picture that exists, by identifier: what is not here is not drawn. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  illustrations.map((illustration) => [illustrationId(illustration.name), illustration]),
);
