import type { ImageService } from '../content/image.ts';
import { base, config } from './config.ts';

/** Where the page's variants of pictures live (IMG-07). */
export const imageService = (): ImageService => ({ base: base(), template: config().imageTemplate });
