import { accountIllustrations } from '../content/accounts.ts';
import { bodyIllustrations } from '../content/body-illustrations.ts';
import { contactIllustrations } from '../content/contact.ts';
import type { Illustration } from '../content/content.types.ts';
import { contents } from '../content/contents.ts';
import { defaultPictures } from '../content/default-pictures.ts';
import { frontIllustrations } from '../content/fronts.ts';
import { liveIllustrations } from '../content/live-illustrations.ts';
import { mediaIllustrations } from '../content/media-illustrations.ts';
import { newsletterIllustrations } from '../content/newsletters.ts';
import { illustrationId } from './clip.ts';
import type { Drawing } from './draw.ts';

const illustrations: Illustration[] = [
  ...contents.map(({ illustration }) => illustration),
  ...Object.values(bodyIllustrations),
  ...Object.values(frontIllustrations),
  ...accountIllustrations,
  ...Object.values(defaultPictures),
  ...newsletterIllustrations,
  ...contactIllustrations,
  ...Object.values(liveIllustrations),
  ...Object.values(mediaIllustrations),
];

/** Every picture that exists, by identifier: what is not here is not drawn. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  illustrations.map(({ name, scene, palette, seed = name }) => [
    illustrationId(name),
    { scene, palette, seed },
  ]),
);
