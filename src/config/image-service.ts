import type { ImageService } from '../content/image.ts';
import { base, config } from './config.ts';

/** Image service of the page (IMG-07). */
export const imageService = (): ImageService => ({ base: base(), template: config().imageTemplate });
