import { fill } from '../../src/i18n/texts.ts';
import type { MapTexts } from './map.texts.ts';

/** Name of a marker: its title or, without one, its number. */
export const nameOf = (index: number, title: string | undefined, texts: MapTexts): string =>
  title ?? fill(texts['map.point'], { n: index + 1 });
