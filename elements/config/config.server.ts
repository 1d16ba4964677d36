import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './config.element.ts';

/** `<ap-config>` around nothing: it configures the page, first in its body. */
export const configTag = templateOf(contract);

export const sample: TagData<typeof contract> = { site: 'apunt', content: '' };
