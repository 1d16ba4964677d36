import {
  type ImageFormat,
  type ImageRatio,
  type ImageWidth,
  imageFormats,
  imageRatios,
  imageWidths,
} from '../../../src/content/image.ts';

export interface Variant {
  id: string;
  ratio: ImageRatio;
  width: ImageWidth;
  format: ImageFormat;
}

/** `{uuid}_16-9-aspect-ratio_640.webp` → its parts; undefined unless the size is one of those that exist. */
export function readVariant(file: string): Variant | undefined {
  const parts = /^([0-9a-f-]{36})_(\d+-\d+)-aspect-ratio_(\d+)\.([a-z]+)$/.exec(file);
  if (!parts) return undefined;
  const [, id = '', ratioText, widthText, formatText] = parts;
  const ratio = imageRatios.find((known) => known === ratioText);
  const width = imageWidths.find((known) => String(known) === widthText);
  const format = imageFormats.find((known) => known === formatText);
  return ratio && width && format ? { id, ratio, width, format } : undefined;
}
