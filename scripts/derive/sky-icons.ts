import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromOrigin } from '../build/icons.ts';
import { projectRoot } from './contracts.ts';

const resolve = createRequire(import.meta.url).resolve;
const file = join(projectRoot, 'elements/weather/sky-icons.data.ts');

/** The drawings that the skies have between them. */
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

/** As the formatter has it: what is too long for the line of its name has a line of its own, but after a name of four letters. */
function entryOf(name: string): string {
  const key = `  ${name.includes('-') ? `'${name}'` : name}:`;
  const line = `${key} '${pathOf(name)}',`;
  return line.length > 110 && name.length > 4 ? `${key}\n    '${pathOf(name)}',` : line;
}

const iconsModule =
  (): string => `// Made by scripts/derive/sky-icons.ts of lucide-static, ISC: also the server draws them.
export const skyIcons = {
${names.map(entryOf).join('\n')}
} as const;
`;

/** Tests whether the committed module is not what the package gives. */
export const areSkyIconsStale = async (): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => '')) !== iconsModule();

if (import.meta.main) await writeFile(file, iconsModule());
