import type { ImageLayout } from '../../src/content/image.ts';

/** How the picture of a stream sits in the list. */
export const streamLayout: ImageLayout = { ratio: '16-9', widths: [160, 360, 640], sizes: { 1100: '176px' } };
