import type { texts as embedTexts } from './embeds.texts.ts';
import type { Provider } from './embeds.types.ts';

/** Label of a content's provider: «de YouTube», «d’una altra web». */
export const providerLabel = (provider: string | undefined, texts: typeof embedTexts): string =>
  provider === undefined || provider === 'embed'
    ? texts['embed.other']
    : texts[`embed.of-${provider as Provider}`];
