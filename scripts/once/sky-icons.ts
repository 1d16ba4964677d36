import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromOrigin } from '../build/icons.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Drawings that all skies together use. */
const names = [
  'sun',
  'moon',
  'cloud-sun',
  'cloud-moon',
  'cloud',
  'cloudy',
  'cloud-sun-rain',
  'cloud-moon-rain',
  'cloud-rain',
  'cloud-drizzle',
  'cloud-snow',
  'cloud-lightning',
  'cloud-fog',
  'haze',
];

/** A circle as a path: two halves. */
function circle(shape: string): string {
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) =>
    Number(new RegExp(` ${name}="([^"]+)"`).exec(shape)?.[1]),
  );
  return `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`;
}

function pathOf(name: string): string {
  const svg = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const paths = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = '']) => fromOrigin(d));
  const circles = [...svg.matchAll(/<circle[^>]+>/g)].map(([shape]) => circle(shape));
  return [...paths, ...circles].join('');
}

/** Breaks a long entry as the formatter does. */
function entryOf(name: string): string {
  const key = `  ${name.includes('-') ? `'${name}'` : name}:`;
  const line = `${key} '${pathOf(name)}',`;
  return line.length > 110 && name.length > 4 ? `${key}\n    '${pathOf(name)}',` : line;
}

/** Icons of the sky, which also the server draws. */
export const skyIconsModule =
  (): string => `// Made by scripts/once/sky-icons.ts of lucide-static, ISC: also the server draws them.
export const skyIcons = {
${names.map(entryOf).join('\n')}
} as const;
`;
