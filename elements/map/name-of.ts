import { fill } from '../../src/i18n/texts.ts';
import type { MapTexts } from './map.texts.ts';

/** Of a marker without a title, its number. */
export const nameOf = (index: number, title: string | undefined, texts: MapTexts): string =>
  title ?? fill(texts['map.point'], { n: index + 1 });
