import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './config.element.ts';

/** Renders an empty `<ap-config>`, which must be first in the body of the page. */
export const configTag = templateOf(contract);

export const sample: TagData<typeof contract> = { site: 'apunt', content: '' };
