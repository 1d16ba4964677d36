import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type ImageRatio, imageHeight } from '../../../src/content/image.ts';
import { illustrationId } from './clip.ts';

/** One folder a picture, with one file a ratio: each ratio has a composition of its own. */
const folder = new URL('svg/', import.meta.url);

/** Names of all pictures by their identifiers. */
export const drawings: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((name) => [illustrationId(name), name]),
);

/** Reads a picture as SVG of `width` pixels. The files have no size, so that the renderer scales them without loss. */
export async function readDrawing(name: string, ratio: ImageRatio, width: number): Promise<string> {
  const svg = await readFile(new URL(`${name}/${ratio}.svg`, folder), 'utf8');
  return svg.replace('<svg', `<svg width="${width}" height="${imageHeight(ratio, width)}"`);
}
