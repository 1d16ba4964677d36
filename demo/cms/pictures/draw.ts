import { type ImageRatio, imageHeight } from '../../../src/content/image.ts';
import { type PaletteName, palettes } from './palettes.ts';
import type { Scene } from './paper.ts';
import { randomOf } from './random.ts';
import { city, courtyard, market, stage } from './scenes-city.ts';
import { fields, mountains, pitch, sea, weather } from './scenes-land.ts';
import { book, friends, radio, rails, rocket } from './scenes-signs.ts';

const scenes = {
  book,
  city,
  courtyard,
  fields,
  friends,
  market,
  mountains,
  pitch,
  radio,
  rails,
  rocket,
  sea,
  stage,
  weather,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

/** Parameters that redraw a picture at any size. */
export interface Drawing {
  scene: SceneName;
  palette: PaletteName;
  seed: string;
}

/** Side of the canvas that scenes are drawn on; the renderer scales it. */
const canvas = 1000;

/** Shadow of a sheet. The filter in sRGB takes less than half the time of `feDropShadow`. */
function shadow(unit: number): string {
  return `<filter id="lift" color-interpolation-filters="sRGB" x="-8%" y="-8%" width="116%" height="116%"><feGaussianBlur in="SourceAlpha" stdDeviation="${unit * 0.011}"/><feOffset dy="${unit * 0.006}"/><feComponentTransfer><feFuncA type="linear" slope=".36"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
}

/** A scene as SVG of `width` pixels in a ratio. The same drawing gives the same text for ever. */
export function draw({ scene, palette, seed }: Drawing, ratio: ImageRatio, width: number): string {
  const across = canvas;
  const down = imageHeight(ratio, canvas);
  const random = randomOf(`${scene} ${seed}`);
  const parts = scenes[scene]({ width: across, height: down, palette: palettes[palette], random });
  const unit = Math.min(across, down);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${imageHeight(ratio, width)}" viewBox="0 0 ${across} ${down}" preserveAspectRatio="xMidYMid slice"><defs>${shadow(unit)}<radialGradient id="glow"><stop stop-color="${palettes[palette].papers[3]}" stop-opacity=".5"/><stop offset="1" stop-color="${palettes[palette].papers[3]}" stop-opacity="0"/></radialGradient></defs>${parts.join('')}</svg>`;
}
