import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);
const known = new Map<string, string>();

export type IconName =
  | 'arrow-right'
  | 'calendar'
  | 'cloud-rain'
  | 'cloud-sun'
  | 'headphones'
  | 'map-pin'
  | 'play'
  | 'radio'
  | 'search'
  | 'sun'
  | 'user-round';

/** An icon of the Lucide set as inline SVG in the colour of the text. It is decoration: the words stand beside it. */
export function icon(name: IconName): string {
  const drawn = known.get(name);
  if (drawn !== undefined) return drawn;
  const file = readFileSync(packages.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'));
  const svg = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes.replace(/\s*\n\s*/g, '')}</svg>`;
  known.set(name, svg);
  return svg;
}
