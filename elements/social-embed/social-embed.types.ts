import type { texts as embedTexts } from '../../src/embeds/embeds.texts.ts';
import type { texts as ownTexts } from './social-embed.texts.ts';

export type Texts = typeof ownTexts & typeof embedTexts;
