import type { Content } from '../content.types.ts';
import { catalogueActivities } from './activities.ts';
import { catalogueBlogs } from './blogs.ts';
import { catalogueContents } from './contents.ts';
import { catalogueProgrammes } from './programmes.ts';

/**
 * A thousand invented contents for lists and searches, always the same: 240 programmes, 600 contents, 120 activities
 * and 40 blogs. Fronts and sections show only the contents written by hand.
 */
export const catalogue: readonly Content[] = [
  ...catalogueProgrammes,
  ...catalogueContents,
  ...catalogueActivities,
  ...catalogueBlogs,
];
